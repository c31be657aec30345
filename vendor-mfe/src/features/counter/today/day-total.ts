import type { CounterPassView } from 'shared-ui/api/counter';

export interface DayTotal {
  readonly used: number;
  /** Whole rupees. */
  readonly amount: number;
}

/** What the day brought so far; uses that were taken back do not count. */
export function totalOf(passes: readonly CounterPassView[]): DayTotal {
  const used = passes.filter(({ state }) => state === 'redeemed');
  return { used: used.length, amount: used.reduce((sum, pass) => sum + (pass.amount ?? pass.charge), 0) };
}

/** Whether a use can still be taken back. */
export const isVoidable = ({ voidableUntil }: CounterPassView, now: Date): boolean =>
  voidableUntil !== null && new Date(voidableUntil) > now;
