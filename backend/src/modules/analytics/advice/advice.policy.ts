/** Uses of a weekday's three hours in the last eight weeks. */
export interface AdviceCell {
  /** 0 is Sunday. */
  weekday: number;
  /** The first of the three hours. */
  hour: number;
  uses: number;
  /** All three hours are inside the opening hours of a branch. */
  isOpen: boolean;
}

export interface QuietTime {
  weekday: number;
  hour: number;
  uses: number;
  /** Of all times within opening hours. */
  median: number;
}

/** From so many redemptions on the figures say something. */
export const LEAST_REDEMPTIONS = 30;
export const BLOCK_HOURS = 3;

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

const nameOf = ({ weekday, hour }: { weekday: number; hour: number }): string => `${weekday}.${hour}`;

/**
 * The quietest time inside opening hours: one with less than half of the median. Null where none is that quiet.
 * @param redemptions of the business so far
 * @param dismissed times that the business wants to hear no more of
 */
export function quietTimeOf(
  cells: readonly AdviceCell[],
  redemptions: number,
  dismissed: readonly { weekday: number; hour: number }[] = [],
): QuietTime | null {
  if (redemptions < LEAST_REDEMPTIONS) return null;
  const open = cells.filter(({ isOpen }) => isOpen);
  const median = medianOf(open.map(({ uses }) => uses));
  const hidden = new Set(dismissed.map(nameOf));
  const [quietest] = open
    .filter((cell) => cell.uses < median / 2 && !hidden.has(nameOf(cell)))
    .sort((one, other) => one.uses - other.uses || one.weekday - other.weekday || one.hour - other.hour);
  return quietest ? { weekday: quietest.weekday, hour: quietest.hour, uses: quietest.uses, median } : null;
}
