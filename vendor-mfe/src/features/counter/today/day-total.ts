import type { CounterPassView } from 'shared-ui/api/counter';

export interface DayTotal {
  readonly used: number;
  /** Whole rupees. */
  readonly amount: number;
}

/** Redemptions and amount of the day so far, without voided ones. */
export function totalOf(passes: readonly CounterPassView[]): DayTotal {
  const used = passes.filter(({ state }) => state === 'redeemed');
  return { used: used.length, amount: used.reduce((sum, pass) => sum + (pass.amount ?? pass.charge), 0) };
}

/** True while the redemption can still be voided. */
export const isVoidable = ({ voidableUntil }: CounterPassView, now: Date): boolean =>
  voidableUntil !== null && new Date(voidableUntil) > now;
