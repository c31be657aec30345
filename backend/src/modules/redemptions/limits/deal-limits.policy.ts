/** Limits on the passes of a deal that a customer can have, by purchase or issue (rules L1 to L3). */
export interface DealLimits {
  redemptionLimit: number | null;
  /** Number of the customer's issued and redeemed passes of the deal, and of those that orders reserve. */
  own: number;
  totalLimit: number | null;
  taken: number;
  dailyLimit: number | null;
  takenToday: number;
}

/** Codes of a deal with a daily limit that one customer can give back on a day; afterwards there is none for this customer (rule L3). */
export const MAX_RETURNED = 3;

export type DealLimit = 'person' | 'total' | 'day';

const left = (limit: number | null, used: number): number =>
  limit === null ? Infinity : Math.max(0, limit - used);

/**
 * Number of further passes that each limit allows, in the order in which exhausted limits are reported. A
 * limit below the current use allows none.
 */
export const passesLeft = (limits: DealLimits): [DealLimit, number][] => [
  ['person', left(limits.redemptionLimit, limits.own)],
  ['total', left(limits.totalLimit, limits.taken)],
  ['day', left(limits.dailyLimit, limits.takenToday)],
];
