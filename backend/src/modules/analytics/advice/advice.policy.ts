/** Redemptions in a three-hour block of a weekday during the last eight weeks. */
export interface AdviceCell {
  /** 0 is Sunday. */
  weekday: number;
  /** First hour of the block. */
  hour: number;
  uses: number;
  /** True if the whole block is within the opening hours of a branch. */
  isOpen: boolean;
}

export interface QuietTime {
  weekday: number;
  hour: number;
  uses: number;
  /** Median of the uses of all blocks within opening hours. */
  median: number;
}

/** Minimum number of redemptions for advice, because smaller figures are not meaningful. */
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
 * Returns the quietest block within opening hours if it has less than half of the median; otherwise null.
 * @param redemptions total of the business
 * @param dismissed blocks for which the business dismissed advice
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
