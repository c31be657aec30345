import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { SessionUser } from '../../common/access/session-user.js';
import { ServiceUnavailable } from '../../common/errors/common.errors.js';
import { violates } from '../../common/errors/constraint.js';
import { CacheDrops } from '../../common/http-cache/cache-drops.js';
import { OutboxWakeup } from '../../common/outbox/outbox-wakeup.js';
import { Clock } from '../../common/time/clock.js';
import { nepalDay } from '../../common/time/nepal-day.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { DealDailyLimitReached, DealMissing, DealSoldOut } from '../deals/index.js';
import { assertIssuable, type IssueFacts, passExpiry } from './issue.policy.js';
import { PassCodes } from './pass-codes.js';

interface Standing extends IssueFacts {
  openPass: string | null;
  passValidityHours: number;
}

export interface Issued {
  passId: string;
  isNew: boolean;
}

/** Settles the customer's overdue passes of the deal, then says how things stand. $1 user, $2 deal, $3 day in Nepal. */
const STANDING = `
  WITH overdue AS (
    UPDATE passes SET state = 'expired', updated_at = now()
    WHERE user_id = $1 AND deal_id = $2 AND state = 'issued' AND expires_at <= now() RETURNING 1
  ), freed AS (
    UPDATE deal_capacities SET taken = taken - (SELECT count(*) FROM overdue) WHERE deal_id = $2 AND EXISTS (SELECT 1 FROM overdue)
  )
  SELECT d.vendor_id AS "vendorId", d.moderation_status = 'approved' AS "isApproved", d.is_active AS "isActive", v.status = 'verified' AS "vendorVerified",
    d.start_date AS "startDate", d.end_date AS "endDate", d.sale_mode AS "saleMode", d.redemption_limit AS "redemptionLimit",
    d.pass_validity_hours AS "passValidityHours", cap.total_limit AS "totalLimit", cap.taken - (SELECT count(*)::int FROM overdue) AS taken,
    cap.daily_limit AS "dailyLimit", CASE WHEN cap.day = $3::date THEN cap.taken_on_day ELSE 0 END AS "takenToday",
    (SELECT count(*)::int FROM passes p WHERE p.user_id = $1 AND p.deal_id = d.id
       AND (p.state = 'redeemed' OR p.state = 'issued' AND p.expires_at > now())) AS own,
    (SELECT p.public_id FROM passes p WHERE p.user_id = $1 AND p.deal_id = d.id
       AND p.state = 'issued' AND p.source = 'redeem' AND p.expires_at > now()) AS "openPass"
  FROM deals d JOIN vendors v ON v.id = d.vendor_id JOIN deal_capacities cap ON cap.deal_id = d.id
  WHERE d.id = $2`;

/**
 * Takes the lowest free slot of the customer, writes the pass and its event, and takes a place last, so that the hot row is
 * held shortest. Writes nothing when somebody was faster or the deal is no longer listed.
 * $1 user, $2 deal, $3 day, $4 pass, $5 code hash, $6 issued, $7 expires.
 */
const TAKE = `
  WITH slot AS (
    SELECT d.id AS deal_id, d.vendor_id, d.redemption_limit, (
      SELECT min(n) FROM generate_series(1, d.redemption_limit) n WHERE NOT EXISTS (
        SELECT 1 FROM passes p WHERE p.user_id = $1 AND p.deal_id = d.id AND p.slot = n AND p.state IN ('issued', 'redeemed'))
    ) AS free FROM listed_deals d WHERE d.id = $2
  ), pass AS (
    INSERT INTO passes (public_id, user_id, deal_id, vendor_id, slot, code_hash, issued_at, expires_at)
    SELECT $4, $1, deal_id, vendor_id, free, $5, $6, $7 FROM slot WHERE redemption_limit IS NULL OR free IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING public_id, deal_id
  ), event AS (
    INSERT INTO outbox (type, payload)
    SELECT 'pass.issued', jsonb_build_object('passId', public_id, 'dealId', deal_id, 'userId', $1::int) FROM pass
  ), place AS (
    UPDATE deal_capacities cap SET taken = taken + 1, day = $3::date, taken_on_day = CASE WHEN day = $3::date THEN taken_on_day + 1 ELSE 1 END
    FROM pass WHERE cap.deal_id = pass.deal_id RETURNING cap.taken = cap.total_limit AS last
  )
  SELECT public_id AS "passId", (SELECT last FROM place) AS "isLast" FROM pass`;

/** Somebody may be faster a few times in a row; nobody is for ever. */
const ATTEMPTS = 6;

@Injectable()
export class IssuePass {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: PassCodes,
    private readonly drops: CacheDrops,
    private readonly wakeup: OutboxWakeup,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives the customer a pass, or the open one they have already.
   * Refuses `deal.not-found` (404) and what the issue policy refuses; caps hold under any number of requests at once.
   */
  async run(user: SessionUser, dealId: number): Promise<Issued> {
    return this.transactions.run(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const issued = await this.attempt(user, dealId);
        if (issued) return issued;
      }
      throw new ServiceUnavailable({ retryAfterSeconds: 1 });
    });
  }

  private async attempt(user: SessionUser, dealId: number): Promise<Issued | null> {
    const now = this.clock.now();
    const day = nepalDay(now);
    const [standing] = await this.transactions.query<Standing>(STANDING, [user.id, dealId, day]);
    if (!standing) throw new DealMissing();
    if (standing.openPass) return { passId: standing.openPass, isNew: false };
    assertIssuable(standing, user.staffOf?.vendorId ?? null, now);

    const passId = uuidv7();
    const expiresAt = passExpiry(now, standing.passValidityHours, standing.endDate);
    const [taken] = await this.transactions
      .query<{ passId: string; isLast: boolean | null }>(TAKE, [
        user.id,
        dealId,
        day,
        passId,
        this.codes.hashOf(passId),
        now,
        expiresAt,
      ])
      .catch(refuseFull);
    if (!taken) return null;
    if (taken.isLast) await this.drops.drop('deals');
    this.wakeup.afterCommit();
    return { passId: taken.passId, isNew: true };
  }
}

function refuseFull(error: unknown): never {
  if (violates(error, 'deal_capacity_total')) throw new DealSoldOut();
  if (violates(error, 'deal_capacity_daily')) throw new DealDailyLimitReached();
  throw error;
}
