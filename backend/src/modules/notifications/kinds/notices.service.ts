import { Injectable } from '@nestjs/common';
import type { DomainEvent, EventType } from '../../../common/outbox/domain-events.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { Notice } from './notice.js';
import { OF_MEMBERSHIP, OF_SUBSCRIPTION, PLAN_ORDER_PAID, PLAN_ORDER_REFUNDED } from '../plan-notices.sql.js';
import { ORDER_NOT_HONORED, ORDER_PAID, ORDER_REFUNDED } from '../order-notices.sql.js';

const DEAL_FACTS = `'deal', json_build_object('en', d.title, 'ne', d.title_ne), 'business', json_build_object('en', v.business_name, 'ne', v.name_ne)`;

const PASS = (kind: string, facts: string, path: string): string => `
  SELECT ${kind} AS kind, p.user_id AS "userId", d.id AS "dealId", ${path} AS path, json_build_object(${DEAL_FACTS}, ${facts}) AS facts
  FROM passes p JOIN deals d ON d.id = p.deal_id JOIN vendors v ON v.id = p.vendor_id WHERE p.public_id = $1`;

const PASS_USED = PASS(
  `CASE WHEN p.points > 0 THEN 'pass-used-with-points' ELSE 'pass-used' END`,
  `'points', p.points`,
  `'/deals/' || d.id || '?tab=reviews'`,
);

const OF_DEAL = (kind: string, path: string, facts = ''): string => `
  SELECT '${kind}' AS kind, v.user_id AS "userId", d.id AS "dealId", ${path} AS path, json_build_object(${DEAL_FACTS}${facts}) AS facts
  FROM deals d JOIN vendors v ON v.id = d.vendor_id WHERE d.id = $1`;

/** Of a rejected change the reason stands with the change. */
const REJECTION = `, 'reason', coalesce(d.rejection_reason,
  (SELECT r.reason FROM deal_revisions r WHERE r.deal_id = d.id AND r.status = 'rejected' ORDER BY r.decided_at DESC LIMIT 1), '')`;

const OF_VENDOR = (kind: string, path: string, reason = 'v.status_reason'): string => `
  SELECT '${kind}' AS kind, v.user_id AS "userId", NULL::int AS "dealId", '${path}' AS path,
    json_build_object('business', json_build_object('en', v.business_name, 'ne', v.name_ne), 'reason', coalesce(${reason}, '')) AS facts
  FROM vendors v WHERE v.id = $1`;

/** $1 the business, $2 one of its owners. */
const PAYOUT_ACCOUNT = `
  SELECT 'payout-account-changed' AS kind, $2::int AS "userId", NULL::int AS "dealId", '/dashboard/business/statements' AS path,
    json_build_object('business', json_build_object('en', v.business_name, 'ne', v.name_ne), 'account', coalesce(a.bank || ' ', '') || '…' || a.last_four,
      'until', json_build_object('at', iso(a.held_until))) AS facts
  FROM payout_accounts a JOIN vendors v ON v.id = a.vendor_id
  WHERE a.vendor_id = $1`;

const REVIEW = `
  SELECT 'review-replied' AS kind, r.user_id AS "userId", d.id AS "dealId", '/deals/' || d.id || '?tab=reviews' AS path,
    json_build_object(${DEAL_FACTS}) AS facts
  FROM reviews r JOIN deals d ON d.id = r.deal_id JOIN vendors v ON v.id = d.vendor_id WHERE r.id = $1 AND r.hidden_at IS NULL`;

const REVIEW_RECEIVED = `
  SELECT 'review-received' AS kind, v.user_id AS "userId", d.id AS "dealId", '/dashboard/reviews?deal=' || d.id AS path,
    json_build_object(${DEAL_FACTS}, 'stars', r.rating) AS facts
  FROM reviews r JOIN deals d ON d.id = r.deal_id JOIN vendors v ON v.id = d.vendor_id WHERE r.id = $1 AND r.hidden_at IS NULL`;

const PLAN_LIMIT = `
  SELECT 'plan-limit-reached' AS kind, v.user_id AS "userId", NULL::int AS "dealId", '/dashboard/business/subscription' AS path,
    json_build_object('business', json_build_object('en', v.business_name, 'ne', v.name_ne), 'limit', e.deal_limit, 'plan', json_build_object('en', p.name, 'ne', p.name_ne)) AS facts
  FROM vendors v JOIN vendor_entitlements e ON e.vendor_id = v.id JOIN subscription_plans p ON p.id = e.plan_id
  WHERE v.id = $1 AND e.deal_limit IS NOT NULL`;

const ENDING = `
  SELECT 'deal-ending' AS kind, $1::int AS "userId", d.id AS "dealId", '/deals/' || d.id AS path,
    json_build_object(${DEAL_FACTS}, 'until', json_build_object('at', iso(d.end_date))) AS facts
  FROM deals d JOIN vendors v ON v.id = d.vendor_id WHERE d.id = $2`;

const OF_DECISION = (kind: string, path: string): string => `
  SELECT ${kind} AS kind, u.id AS "userId", NULL::int AS "dealId", ${path} AS path,
    json_strip_nulls(json_build_object('reason', c.reason, 'points', abs(e.delta), 'balance', u.loyalty_points)) AS facts
  FROM user_decisions c JOIN users u ON u.id = c.user_id LEFT JOIN points_ledger e ON e.id = c.points_entry_id WHERE c.id = $1`;

/** $1 account, $2 kind; how many recovery codes are left. */
const OF_FACTORS = `
  SELECT $2::text AS kind, $1::int AS "userId", NULL::int AS "dealId", '/dashboard/settings' AS path,
    json_build_object('left', (SELECT count(*)::int FROM recovery_codes WHERE user_id = $1)) AS facts`;

const REVIEW_HIDDEN = `
  SELECT 'review-hidden' AS kind, r.user_id AS "userId", d.id AS "dealId", '/deals/' || d.id AS path,
    json_build_object(${DEAL_FACTS}, 'reason', r.hidden_reason) AS facts
  FROM reviews r JOIN deals d ON d.id = r.deal_id JOIN vendors v ON v.id = d.vendor_id WHERE r.id = $1 AND r.hidden_at IS NOT NULL`;

const STAFF_REMOVED = `
  SELECT 'staff-removed' AS kind, $2::int AS "userId", NULL::int AS "dealId", '/dashboard' AS path,
    json_build_object('business', json_build_object('en', v.business_name, 'ne', v.name_ne)) AS facts
  FROM vendors v WHERE v.id = $1`;

type Question<T extends EventType> = (event: DomainEvent<T>) => [sql: string, parameters: unknown[]];

/** Which events people are told of, and how what they are told is read. */
export const QUESTIONS: { [T in EventType]?: Question<T> } = {
  'user.password-changed': ({ userId }) => [
    `SELECT 'password-changed' AS kind, $1::int AS "userId", NULL::int AS "dealId", '/dashboard/settings' AS path, '{}'::json AS facts`,
    [userId],
  ],
  'user.two-factor-changed': ({ userId, isOn }) => [
    `SELECT 'two-factor-' || CASE WHEN $2 THEN 'on' ELSE 'off' END AS kind, $1::int AS "userId", NULL::int AS "dealId",
       '/dashboard/settings' AS path, '{}'::json AS facts`,
    [userId, isOn],
  ],
  'user.passkey-changed': ({ userId, isAdded }) => [
    `SELECT 'passkey-' || CASE WHEN $2 THEN 'added' ELSE 'removed' END AS kind, $1::int AS "userId", NULL::int AS "dealId",
       '/dashboard/settings' AS path, '{}'::json AS facts`,
    [userId, isAdded],
  ],
  'user.recovery-code-used': ({ userId }) => [OF_FACTORS, [userId, 'recovery-code-used']],
  'user.factors-removed': ({ userId }) => [OF_FACTORS, [userId, 'factors-removed']],
  'user.factors-reset': ({ decisionId }) => [
    OF_DECISION(`'factors-reset'`, `'/dashboard/settings?part=account'`),
    [decisionId],
  ],
  'user.suspended': ({ decisionId }) => [OF_DECISION(`'account-suspended'`, `'/contact'`), [decisionId]],
  'user.reinstated': ({ decisionId }) => [OF_DECISION(`'account-reinstated'`, `'/login'`), [decisionId]],
  'user.role-changed': ({ decisionId }) => [
    OF_DECISION(`CASE WHEN u.role = 'admin' THEN 'role-admin' ELSE 'role-customer' END`, `'/dashboard'`),
    [decisionId],
  ],
  'points.corrected': ({ decisionId }) => [
    OF_DECISION(`CASE WHEN e.delta > 0 THEN 'points-given' ELSE 'points-taken' END`, `'/dashboard/points'`),
    [decisionId],
  ],
  'review.hidden': ({ reviewId }) => [REVIEW_HIDDEN, [reviewId]],
  'staff.removed': ({ vendorId, userId }) => [STAFF_REMOVED, [vendorId, userId]],
  'pass.issued': ({ passId }) => [
    PASS(`'pass-issued'`, `'until', json_build_object('at', iso(p.expires_at))`, `'/dashboard/passes'`),
    [passId],
  ],
  'order.paid': ({ orderId }) => [ORDER_PAID, [orderId]],
  'order.refunded': ({ orderId }) => [ORDER_REFUNDED, [orderId]],
  'order.not-honored': ({ orderId }) => [ORDER_NOT_HONORED, [orderId]],
  'pass.seller-suspended': ({ passId }) => [
    PASS(`'seller-suspended'`, `'until', json_build_object('at', iso(p.expires_at))`, `'/dashboard/passes'`),
    [passId],
  ],
  'pass.redeemed': ({ passId }) => [PASS_USED, [passId]],
  'pass.voided': ({ passId }) => [
    PASS(`'pass-voided'`, `'reason', p.void_reason`, `'/dashboard/passes'`),
    [passId],
  ],
  'review.replied': ({ reviewId }) => [REVIEW, [reviewId]],
  'favorite.ending': ({ userId, dealId }) => [ENDING, [userId, dealId]],
  'vendor.verified': ({ vendorId }) => [OF_VENDOR('vendor-verified', '/dashboard/deals'), [vendorId]],
  'vendor.rejected': ({ vendorId }) => [OF_VENDOR('vendor-rejected', '/dashboard/business'), [vendorId]],
  'vendor.suspended': ({ vendorId }) => [OF_VENDOR('vendor-suspended', '/dashboard/business'), [vendorId]],
  'vendor.reinstated': ({ vendorId }) => [OF_VENDOR('vendor-reinstated', '/dashboard/deals'), [vendorId]],
  'vendor.payout-account-changed': ({ vendorId, userId }) => [PAYOUT_ACCOUNT, [vendorId, userId]],
  'plan.limit-reached': ({ vendorId }) => [PLAN_LIMIT, [vendorId]],
  'plan-order.paid': ({ planOrderId }) => [PLAN_ORDER_PAID, [planOrderId]],
  'plan-order.refunded': ({ planOrderId }) => [PLAN_ORDER_REFUNDED, [planOrderId]],
  'membership.ending': ({ userMembershipId }) => [OF_MEMBERSHIP('membership-ending'), [userMembershipId]],
  'membership.ended': ({ userMembershipId }) => [OF_MEMBERSHIP('membership-ended'), [userMembershipId]],
  'subscription.ending': ({ vendorId }) => [OF_SUBSCRIPTION, [vendorId, 'plan-ending']],
  'subscription.ended': ({ vendorId, status }) => [
    OF_SUBSCRIPTION,
    [vendorId, status === 'past_due' ? 'plan-past-due' : 'plan-ended'],
  ],
  'review.written': ({ reviewId }) => [REVIEW_RECEIVED, [reviewId]],
  'deal.first-used': ({ dealId }) => [
    OF_DEAL('deal-first-used', `'/dashboard/redemptions?deal=' || d.id`),
    [dealId],
  ],
  'deal.ending': ({ dealId }) => [
    OF_DEAL(
      'own-deal-ending',
      `'/dashboard/deals/' || d.id || '/edit'`,
      `, 'until', json_build_object('at', iso(d.end_date))`,
    ),
    [dealId],
  ],
  'vendor.change-approved': ({ vendorId }) => [
    OF_VENDOR('vendor-change-approved', '/dashboard/business'),
    [vendorId],
  ],
  'vendor.change-rejected': ({ vendorId }) => [
    OF_VENDOR('vendor-change-rejected', '/dashboard/business', 'v.proposal_refusal'),
    [vendorId],
  ],
  'deal.approved': ({ dealId }) => [OF_DEAL('deal-approved', `'/dashboard/deals'`), [dealId]],
  'deal.rejected': ({ dealId }) => [
    OF_DEAL('deal-rejected', `'/dashboard/deals/' || d.id || '/edit'`, REJECTION),
    [dealId],
  ],
};

@Injectable()
export class NoticesQuery {
  constructor(private readonly transactions: Transactions) {}

  /** @returns nothing when what the event was about is gone */
  async read<T extends EventType>(type: T, event: DomainEvent<T>): Promise<Notice | null> {
    const question = QUESTIONS[type] as Question<T> | undefined;
    if (!question) return null;
    const [notice] = await this.transactions.query<Notice>(...question(event));
    return notice ?? null;
  }
}
