import { PASS_BY_ID } from '../../counter/counter.sql.js';
import type { UseFacts } from '../../../loyalty/index.js';
import { freeSlots } from '../../limits/deal-limits.sql.js';

/** Locks the pass of an acceptance. $1 the public id. */
export const LOCK_PASS = `${PASS_BY_ID} FOR UPDATE OF p`;

/** $1 the pass's row. */
export const CANCELLED_AT = 'SELECT cancelled_at AS "cancelledAt" FROM passes WHERE id = $1';

/** $1 the deal, $2 true if the device gave up a place that was set aside. */
export const TAKE_PLACE = 'SELECT deal_capacities_take_back($1, $2) AS capacity';

/** The facts that decide the points of an earlier use. */
export interface EarlierUseRow extends Omit<UseFacts, 'points'> {
  membershipId: number | null;
}

/** $1 row, $2 corrected time, $3 person, $4 branch, $5 amount, $6 true if slot and place had been freed, $7 how the guest paid. */
export const USE = `
  WITH pass AS (
    UPDATE passes AS used SET state = 'redeemed', redeemed_at = $2, redeemed_by = $3, branch_id = $4, amount = $5, cancelled_at = NULL,
      paid_with = $7, accepted_offline = true,
      is_refunded = used.is_refunded OR used.state = 'cancelled' AND used.source = 'order',
      updated_at = now(), slot = CASE WHEN NOT $6 THEN used.slot WHEN d.redemption_limit IS NULL THEN NULL
        ELSE (SELECT min(slots.n) FROM (${freeSlots('used.user_id', 'd')}) AS slots) END
    FROM deal_facts d WHERE used.id = $1 AND d.id = used.deal_id
    RETURNING used.public_id, used.deal_id, used.user_id
  )
  SELECT outbox_publish('pass.redeemed', jsonb_build_object('passId', public_id, 'dealId', deal_id, 'userId', user_id)) FROM pass`;

/** Moves a use to another acceptance. $1 row, $2 corrected time, $3 person, $4 branch, $5 amount, $6 how the guest paid. */
export const MOVE_USE = `
  UPDATE passes SET redeemed_at = $2, redeemed_by = $3, branch_id = $4, amount = $5, paid_with = $6, accepted_offline = true, api_key_id = NULL,
    reference = NULL, updated_at = now() WHERE id = $1`;

/** $1 customer, $2 business, $3 start and $4 end of the day of the use, $5 the use. */
export const POINT_FACTS = `
  SELECT facts.owed_paisa::float8 AS "owedPaisa", facts.uses_at_business AS "usesAtBusiness", facts.uses_today AS "usesToday", facts.multiplier,
    facts.membership_id AS "membershipId", facts.bonus_left AS "bonusLeft" FROM points_ledger_facts_at($1, $2, $3, $4, $5) AS facts`;

/** $1 row, $2 points, $3 reason for no points, $4 multiplier, $5 share that the business pays, $6 membership, $7 the use. */
export const EARN_EARLIER = `
  WITH pass AS (UPDATE passes SET points = $2, points_withheld = $3 WHERE id = $1
    RETURNING id, public_id, user_id, vendor_id, deal_id)
  SELECT points_ledger_earn_at(pass.user_id, $2, pass.id, $4, pass.vendor_id, $5, $6, d.id, d.title, d.title_ne, pass.public_id, $7)
  FROM pass JOIN deal_facts d ON d.id = pass.deal_id`;
