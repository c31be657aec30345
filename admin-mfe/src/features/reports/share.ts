/** Whole percent; null of nothing, and of a month that has not come. */
export const shareOf = (part: number | undefined, whole: number): number | null =>
  part === undefined || whole === 0 ? null : Math.round((part / whole) * 100);

const STEP = 25;
const DARKEST = 4;

/** How dark a share is drawn, 0 to 4. */
export const shadeOf = (percent: number): 0 | 1 | 2 | 3 | 4 =>
  Math.min(DARKEST, Math.ceil(percent / STEP)) as 0 | 1 | 2 | 3 | 4;
