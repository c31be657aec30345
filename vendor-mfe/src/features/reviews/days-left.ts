const DAY_MS = 86_400_000;
/** Days left from which an answer is urgent. */
const SOON = 3;

/** Full days until a review should be answered, or since then. */
export function daysLeft(answerBy: string, now: Date): { days: number; isLate: boolean; isSoon: boolean } {
  const leftMs = Date.parse(answerBy) - now.getTime();
  const isLate = leftMs <= 0;
  const days = isLate ? Math.max(1, Math.floor(-leftMs / DAY_MS)) : Math.ceil(leftMs / DAY_MS);
  return { days, isLate, isSoon: !isLate && days <= SOON };
}
