/** What limits how many passes of a deal a customer can have, by purchase or issue (rules L1 to L3). */
export interface DealLimits {
  redemptionLimit: number | null;
  /** The customer's issued and redeemed passes of the deal, and those that orders hold. */
  own: number;
  totalLimit: number | null;
  taken: number;
  dailyLimit: number | null;
  takenToday: number;
}

export type DealLimit = 'person' | 'total' | 'day';

const left = (limit: number | null, used: number): number =>
  limit === null ? Infinity : Math.max(0, limit - used);

/** How many more passes each limit allows, in the order in which an exhausted one is named. A limit below what is used allows none. */
export const passesLeft = (limits: DealLimits): [DealLimit, number][] => [
  ['person', left(limits.redemptionLimit, limits.own)],
  ['total', left(limits.totalLimit, limits.taken)],
  ['day', left(limits.dailyLimit, limits.takenToday)],
];
