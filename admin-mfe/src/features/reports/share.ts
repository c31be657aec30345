/** Whole percent; null if the whole is 0 or the month is in the future. */
export const shareOf = (part: number | undefined, whole: number): number | null =>
  part === undefined || whole === 0 ? null : Math.round((part / whole) * 100);

const STEP = 25;
const DARKEST = 4;

/** Shade of a share, from 0 to 4. */
export const shadeOf = (percent: number): 0 | 1 | 2 | 3 | 4 =>
  Math.min(DARKEST, Math.ceil(percent / STEP)) as 0 | 1 | 2 | 3 | 4;
