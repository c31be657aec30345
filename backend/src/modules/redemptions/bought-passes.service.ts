import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { violates } from '../../common/errors/constraint.js';
import { CacheDrops } from '../../common/http-cache/cache-drops.js';
import { Outbox } from '../../common/outbox/outbox.js';
import { Clock } from '../../common/time/clock.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { freeSlots, SETTLED_OVERDUE } from './limits/deal-limits.sql.js';
import { OwedPasses } from './owed-passes.service.js';
import { PassCodes } from './pass-codes.service.js';
import { RELEASED_CAPACITY } from './queries/released-capacity.sql.js';

export interface BoughtLine {
  lineId: string;
  dealId: number;
  quantity: number;
}

/** Another order of the customer may be paid at the same moment and take the same slots. */
const ATTEMPTS = 5;

const GOOD_FOR = "interval '90 days'";

/**
 * Passes of one line, each in the lowest slot that is free (`freeSlots`); their places are held already. Fewer rows than were bought
 * when there is no slot left or the deal is over. Their terms are those of the order. $1 user, $2 deal, $3 line, $4 passes, $5 code hashes, $6 now.
 */
const ISSUE = `
  WITH deal AS (
    SELECT d.id, d.vendor_id, d.redemption_limit, least($6::timestamptz + ${GOOD_FOR}, d.end_date) AS expires_at,
      coalesce((SELECT l.terms FROM order_lines l WHERE l.id = $3), kept_terms(d)) AS terms FROM deals d
    WHERE d.id = $2 AND d.end_date > $6
  ), free AS (
    SELECT slots.n, slots.k FROM deal CROSS JOIN LATERAL (${freeSlots('$1', 'deal')}) AS slots
  )
  INSERT INTO passes (public_id, user_id, deal_id, vendor_id, source, order_line_id, slot, code_hash, issued_at, expires_at, terms)
  SELECT made.id, $1, deal.id, deal.vendor_id, 'order', $3, free.n, made.hash, $6, deal.expires_at, deal.terms
  FROM deal CROSS JOIN unnest($4::uuid[], $5::bytea[]) WITH ORDINALITY AS made (id, hash, k) LEFT JOIN free ON free.k = made.k
  WHERE deal.redemption_limit IS NULL OR free.n IS NOT NULL
  RETURNING public_id AS id`;

/** A suspension waits for the transactions that sell meanwhile, and they see one that was faster. $1 deals. */
const SUSPENDED_SELLERS = `
  WITH sellers AS (
    SELECT v.status FROM vendors v WHERE v.id IN (SELECT vendor_id FROM deals WHERE id = ANY($1)) ORDER BY v.id FOR SHARE)
  SELECT 1 FROM sellers WHERE status <> 'verified'`;

const SETTLE = `WITH ${SETTLED_OVERDUE} SELECT count FROM settled`;

/** Passes that are used are left out; an expired one gave its place back when it was settled. $1 line ids, $2 passes to take back. */
const TAKE_BACK = `
  WITH open AS (
    SELECT id, state FROM passes WHERE order_line_id = ANY($1) AND public_id = ANY($2) AND state IN ('issued', 'expired') FOR UPDATE
  ), taken AS (
    UPDATE passes SET state = 'cancelled', cancelled_at = now(), updated_at = now()
    FROM open WHERE passes.id = open.id RETURNING passes.deal_id, open.state AS was
  ), pass AS (
    SELECT deal_id FROM taken WHERE was = 'issued'
  ), places AS (${RELEASED_CAPACITY})
  SELECT (SELECT count(*)::int FROM taken) AS count, coalesce((SELECT bool_or("wasFull") FROM places), false) AS "wasFull"`;

/** The right that was taken back at the counter comes again, in the same slot and place. $1 the voided row, $2 pass, $3 code hash. */
const REPLACE = `
  INSERT INTO passes (public_id, user_id, deal_id, vendor_id, source, order_line_id, slot, code_hash, issued_at, expires_at, terms)
  SELECT $2, user_id, deal_id, vendor_id, source, order_line_id, slot, $3, now(), greatest(expires_at, now() + interval '1 day'), terms
  FROM passes WHERE id = $1 AND source = 'order' RETURNING deal_id AS "dealId", user_id AS "userId"`;

/** Passes that were paid for. */
@Injectable()
export class BoughtPasses {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: PassCodes,
    private readonly owed: OwedPasses,
    private readonly outbox: Outbox,
    private readonly drops: CacheDrops,
    private readonly clock: Clock,
  ) {}

  /**
   * Issues all passes of an order whose places are held (rule OR4). Call within the transaction of the capture, under a savepoint.
   * @returns false when one of them cannot be issued any more: then take the savepoint back
   */
  async issue(userId: number, lines: readonly BoughtLine[]): Promise<boolean> {
    if (!(await this.areSold(lines.map(({ dealId }) => dealId)))) return false;
    for (const line of lines) {
      await this.transactions.query(SETTLE, [userId, line.dealId]);
      const issued = await this.issueLine(userId, line);
      if (issued.length < line.quantity) return false;
      for (const passId of issued)
        await this.outbox.publish('pass.issued', { passId, dealId: line.dealId, userId });
    }
    return true;
  }

  /** Whether the businesses of these deals may sell: not while one of them is suspended (rule P8). Call within a transaction. */
  async areSold(dealIds: readonly number[]): Promise<boolean> {
    return (await this.transactions.query(SUSPENDED_SELLERS, [dealIds])).length === 0;
  }

  /** A slot that another transaction took meanwhile is a reason to choose again, with what that transaction committed in sight. */
  private async issueLine(userId: number, { lineId, dealId, quantity }: BoughtLine): Promise<string[]> {
    const ids = Array.from({ length: quantity }, () => uuidv7());
    const hashes = ids.map((id) => this.codes.hashOf(id));
    for (let attempt = 1; ; attempt++) {
      try {
        const issued = await this.transactions.nested(() =>
          this.transactions.query<{ id: string }>(ISSUE, [
            userId,
            dealId,
            lineId,
            ids,
            hashes,
            this.clock.now(),
          ]),
        );
        return issued.map(({ id }) => id);
      } catch (error) {
        if (attempt === ATTEMPTS || !violates(error, 'passes_live_slot')) throw error;
      }
    }
  }

  /**
   * Takes unused passes of an order's lines back, expired ones too; their slots and places are free again. Lock them before.
   * @returns how many there were to take
   */
  async takeBack(lineIds: readonly string[], passIds: readonly string[]): Promise<number> {
    const [taken] = await this.transactions.query<{ count: number; wasFull: boolean }>(TAKE_BACK, [
      lineIds,
      passIds,
    ]);
    if (taken?.wasFull) await this.drops.drop('deals');
    return taken?.count ?? 0;
  }

  /** The business is owed the pass now (rule ST1). Call within the transaction of the use. @param rowId the pass */
  async used(rowId: string): Promise<void> {
    await this.owed.used(rowId);
  }

  /** Gives a pass anew whose use was taken back at the counter. @param rowId the voided pass */
  async replace(rowId: string): Promise<void> {
    await this.owed.useTakenBack(rowId);
    const passId = uuidv7();
    const [made] = await this.transactions.query<{ dealId: number; userId: number }>(REPLACE, [
      rowId,
      passId,
      this.codes.hashOf(passId),
    ]);
    if (made) await this.outbox.publish('pass.issued', { passId, ...made });
  }
}
