import { BILLING_LEDGER_CHECKS } from '../modules/billing/index.js';
import { POINTS_LEDGER_CHECKS } from '../modules/loyalty/index.js';
import { ORDER_LEDGER_CHECKS } from '../modules/orders/index.js';
import { PAYMENT_LEDGER_CHECKS } from '../modules/payments/index.js';
import { PLAN_LEDGER_CHECKS } from '../modules/subscriptions/index.js';

/** A client or a pool. */
interface Queryable {
  query: <Row extends object>(sql: string) => Promise<{ rows: Row[] }>;
}

export interface LedgerError {
  /** The rule that is not met. */
  rule: string;
  /** The number of a transaction, the code of an account or the id of a payment. */
  at: string;
  /** The figures, in paisa. */
  found: string;
}

/** Each module that posts to the ledger checks its own postings. */
const CHECKS = [
  ...BILLING_LEDGER_CHECKS,
  ...PAYMENT_LEDGER_CHECKS,
  ...PLAN_LEDGER_CHECKS,
  ...POINTS_LEDGER_CHECKS,
  ...ORDER_LEDGER_CHECKS,
];

/**
 * Runs all checks in one statement, so that they see the same snapshot.
 * @returns the errors of the ledger, in the order of the modules
 */
export async function ledgerErrors(db: Queryable): Promise<LedgerError[]> {
  return (await db.query<LedgerError>(CHECKS.join(' UNION ALL '))).rows;
}
