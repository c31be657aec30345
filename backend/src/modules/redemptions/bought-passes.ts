import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { CacheDrops } from '../../common/http-cache/cache-drops.js';
import { Outbox } from '../../common/outbox/outbox.js';
import { Clock } from '../../common/time/clock.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { PassCodes } from './pass-codes.js';
import { FREE_PLACE, type FreedPlace } from './queries/free-place.query.js';

export interface BoughtLine {
  lineId: string;
  dealId: number;
  quantity: number;
}

const GOOD_FOR = "interval '90 days'";

/**
 * Passes of one line, each in the lowest slot that is free; their places are held already. Fewer rows than wished when there is no
 * slot left or the deal is over. $1 user, $2 deal, $3 line, $4 passes, $5 code hashes, $6 now.
 */
const ISSUE = `
  WITH deal AS (
    SELECT id, vendor_id, redemption_limit, least($6::timestamptz + ${GOOD_FOR}, end_date) AS expires_at FROM deals
    WHERE id = $2 AND end_date > $6
  ), free AS (
    SELECT n, row_number() OVER (ORDER BY n) AS k FROM deal, generate_series(1, deal.redemption_limit) n WHERE NOT EXISTS (
      SELECT 1 FROM passes p WHERE p.user_id = $1 AND p.deal_id = deal.id AND p.slot = n AND p.state IN ('issued', 'redeemed'))
  )
  INSERT INTO passes (public_id, user_id, deal_id, vendor_id, source, order_line_id, slot, code_hash, issued_at, expires_at)
  SELECT made.id, $1, deal.id, deal.vendor_id, 'order', $3, free.n, made.hash, $6, deal.expires_at
  FROM deal CROSS JOIN unnest($4::uuid[], $5::bytea[]) WITH ORDINALITY AS made (id, hash, k) LEFT JOIN free ON free.k = made.k
  WHERE deal.redemption_limit IS NULL OR free.n IS NOT NULL
  RETURNING public_id AS id`;

/** $1 line ids, $2 passes to take back. */
const TAKE_BACK = `
  WITH pass AS (
    UPDATE passes SET state = 'cancelled', cancelled_at = now(), updated_at = now()
    WHERE order_line_id = ANY($1) AND public_id = ANY($2) AND state = 'issued' AND expires_at > now() RETURNING deal_id
  ) ${FREE_PLACE}`;

/** The right that was taken back at the counter comes again, in the same slot and place. $1 the voided row, $2 pass, $3 code hash. */
const REPLACE = `
  INSERT INTO passes (public_id, user_id, deal_id, vendor_id, source, order_line_id, slot, code_hash, issued_at, expires_at)
  SELECT $2, user_id, deal_id, vendor_id, source, order_line_id, slot, $3, now(), greatest(expires_at, now() + interval '1 day')
  FROM passes WHERE id = $1 AND source = 'order' RETURNING deal_id AS "dealId", user_id AS "userId"`;

/** Passes that were paid for. */
@Injectable()
export class BoughtPasses {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: PassCodes,
    private readonly outbox: Outbox,
    private readonly drops: CacheDrops,
    private readonly clock: Clock,
  ) {}

  /**
   * Issues all passes of an order whose places are held (rule OR4). Call within the transaction of the capture, under a savepoint.
   * @returns false when one of them cannot be issued any more: then take the savepoint back
   */
  async issue(userId: number, lines: readonly BoughtLine[]): Promise<boolean> {
    for (const { lineId, dealId, quantity } of lines) {
      const ids = Array.from({ length: quantity }, () => uuidv7());
      const issued = await this.transactions.query<{ id: string }>(ISSUE, [
        userId,
        dealId,
        lineId,
        ids,
        ids.map((id) => this.codes.hashOf(id)),
        this.clock.now(),
      ]);
      if (issued.length < quantity) return false;
      for (const { id } of issued) await this.outbox.publish('pass.issued', { passId: id, dealId, userId });
    }
    return true;
  }

  /**
   * Takes unused passes of an order's lines back; their slots and places are free again.
   * @returns how many there were to take
   */
  async takeBack(lineIds: readonly string[], passIds: readonly string[]): Promise<number> {
    const freed = await this.transactions.query<FreedPlace & { count: number }>(`${TAKE_BACK}, freed.count`, [
      lineIds,
      passIds,
    ]);
    if (freed.some(({ wasFull }) => wasFull)) await this.drops.drop('deals');
    return freed.reduce((sum, { count }) => sum + count, 0);
  }

  /** Gives a pass anew whose use was taken back at the counter. @param rowId the voided pass */
  async replace(rowId: string): Promise<void> {
    const passId = uuidv7();
    const [made] = await this.transactions.query<{ dealId: number; userId: number }>(REPLACE, [
      rowId,
      passId,
      this.codes.hashOf(passId),
    ]);
    if (made) await this.outbox.publish('pass.issued', { passId, ...made });
  }
}
