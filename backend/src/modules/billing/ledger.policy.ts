/** Where money lies, or whose it is. `customer-funds` is what came in and is not yet anybody's. */
export type LedgerAccount =
  | `gateway:${string}`
  | `vendor:${number}`
  | `unused:${number}`
  | 'customer-funds'
  | 'points'
  | 'points-cost'
  | 'gateway-fees'
  | 'payouts-ordered'
  | 'chargebacks'
  | 'plans'
  | 'memberships'
  | 'vat';

/** One side of a movement, in paisa: a debit is positive, a credit negative. */
export interface LedgerEntry {
  account: LedgerAccount;
  paisa: number;
}

/** Part of a movement: so much leaves one account for another. */
export interface Move {
  /** Credited. */
  from: LedgerAccount;
  /** Debited. */
  to: LedgerAccount;
  paisa: number;
}

/** What is owed to a business. */
export const vendorAccount = (vendorId: number): LedgerAccount => `vendor:${vendorId}`;

/** What a business sold and nobody used yet: owed to it, or back to the customer, later (rule ST1). */
export const unusedAccount = (vendorId: number): LedgerAccount => `unused:${vendorId}`;

/**
 * The entries of a movement (rule LE1): one per account, without those that cancel out. They sum to zero by the way they are made.
 * Throws for amounts that are no whole, positive number of paisa: that is an error of ours, never of a customer.
 */
export function entriesOf(moves: readonly Move[]): LedgerEntry[] {
  const sums = new Map<LedgerAccount, number>();
  for (const { from, to, paisa } of moves) {
    if (!Number.isSafeInteger(paisa) || paisa <= 0)
      throw new Error(`${paisa} paisa cannot move from ${from} to ${to}.`);
    sums.set(from, (sums.get(from) ?? 0) - paisa);
    sums.set(to, (sums.get(to) ?? 0) + paisa);
  }
  return [...sums].filter(([, paisa]) => paisa !== 0).map(([account, paisa]) => ({ account, paisa }));
}
