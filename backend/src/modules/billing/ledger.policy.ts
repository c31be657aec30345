/** Ledger accounts. `customer-funds` holds captured money that is not yet assigned to a business. */
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
  /** Refunds of passes that a counter had accepted before (rule OF10). */
  | 'refunds-borne'
  | 'plans'
  | 'memberships'
  | 'vat';

/** One entry of a transaction, in paisa: a debit is positive, a credit negative. */
export interface LedgerEntry {
  account: LedgerAccount;
  paisa: number;
}

/** A transfer between two accounts, as part of a transaction. */
export interface Move {
  /** Credited. */
  from: LedgerAccount;
  /** Debited. */
  to: LedgerAccount;
  paisa: number;
}

/** Account of the amount owed to a business. */
export const vendorAccount = (vendorId: number): LedgerAccount => `vendor:${vendorId}`;

/** Account of a business's sold but unused passes: later owed to it or refunded (rule ST1). */
export const unusedAccount = (vendorId: number): LedgerAccount => `unused:${vendorId}`;

/**
 * Entries of a transaction (rule LE1): one per account, without those that cancel out. They always sum to
 * zero. Throws a plain error for amounts that are no whole, positive number of paisa: that is a bug, never a
 * customer's mistake.
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
