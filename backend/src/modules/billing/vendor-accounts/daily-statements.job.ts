import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../../common/errors/translate-error.js';
import { OneInstance } from '../../../common/transactions/one-instance.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';

const EVERY_MS = 5 * 60_000;

const nepalDate = (at: string): string => `(${at} AT TIME ZONE 'UTC' + interval '5 hours 45 minutes')::date`;
const MOVED = `t.kind IN ('sale', 'use', 'use-return', 'lapse', 'cancellation', 'payout', 'payout-return', 'points')`;

/** The first day that is over and has no statements; none while nothing ever moved. */
const NEXT_DAY = `
  SELECT to_char(day, 'YYYY-MM-DD') AS day FROM (
    SELECT coalesce((SELECT max(day) + 1 FROM stated_days), (SELECT ${nepalDate('min(t.created_at)')} FROM ledger_transactions t
      JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
      WHERE ${MOVED} AND a.vendor_id IS NOT NULL)) AS day) AS next
  WHERE day < ${nepalDate('now()')}`;

/** Whatever began before the day ended and is still under way would be dated on it. $1 the day. */
const UNDER_WAY = `
  SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
    AND xact_start < start_of_nepal_day($1::date + 1) LIMIT 1`;

/** Writes the statements of a day that is over. $1 the day. */
export const STATE_DAY = `
  WITH moved AS MATERIALIZED (
    SELECT a.vendor_id, t.kind, t.source, e.paisa
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
    WHERE t.created_at >= start_of_nepal_day($1::date) AND t.created_at < start_of_nepal_day($1::date + 1) AND ${MOVED} AND a.vendor_id IS NOT NULL
  ), sums AS (
    SELECT vendor_id, coalesce(sum(-paisa) FILTER (WHERE kind IN ('sale', 'use', 'lapse')), 0) AS sold,
      coalesce(sum(paisa) FILTER (WHERE kind IN ('cancellation', 'use-return')), 0) AS returned,
      coalesce(sum(paisa) FILTER (WHERE kind IN ('payout', 'payout-return')), 0) AS paid_out,
      coalesce(sum(paisa) FILTER (WHERE kind = 'points'), 0) AS points
    FROM moved GROUP BY vendor_id
  ), sold AS (
    SELECT m.vendor_id, sum(coalesce(l.quantity, 1)) AS passes FROM moved m
    LEFT JOIN orders o ON o.public_id = CASE WHEN m.kind = 'sale' AND m.source ~ '^[0-9a-f-]{36}$' THEN m.source::uuid END
    LEFT JOIN order_lines l ON l.order_id = o.id AND l.vendor_id = m.vendor_id
    WHERE m.kind IN ('sale', 'use', 'lapse') GROUP BY m.vendor_id
  ), stated AS (INSERT INTO stated_days (day) VALUES ($1::date))
  INSERT INTO vendor_statements (vendor_id, day, passes_sold, opening_paisa, sold_paisa, returned_paisa, points_paisa, paid_out_paisa)
  SELECT sums.vendor_id, $1::date, coalesce(sold.passes, 0), coalesce(last.closing_paisa, 0), sums.sold, sums.returned, sums.points, sums.paid_out
  FROM sums LEFT JOIN sold ON sold.vendor_id = sums.vendor_id
  LEFT JOIN LATERAL (SELECT closing_paisa FROM vendor_statements s WHERE s.vendor_id = sums.vendor_id AND s.day < $1::date
    ORDER BY s.day DESC LIMIT 1) AS last ON true
  ORDER BY sums.vendor_id`;

/** Writes what moved on each day of Nepal that is over, for each business, once (rule ST2). The database's clock dates entries and days alike. */
@Injectable()
export class DailyStatements {
  private readonly logger = new Logger(DailyStatements.name);

  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
    private readonly oneInstance: OneInstance,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (!this.config.backgroundWork) return;
    await this.run().catch((error: unknown) => {
      if (!isDatabaseAway(error)) this.logger.error(error);
    });
  }

  /** One instance at a time, and day after day: days that were missed are caught up. */
  async run(): Promise<void> {
    await this.oneInstance.run('vendor statements', async () => {
      while (await this.stateNextDay()) continue;
    });
  }

  private async stateNextDay(): Promise<boolean> {
    const [next] = await this.transactions.query<{ day: string }>(NEXT_DAY);
    if (!next) return false;
    const underWay = await this.transactions.query(UNDER_WAY, [next.day]);
    if (underWay.length > 0) return false;
    await this.transactions.query(STATE_DAY, [next.day]);
    return true;
  }
}
