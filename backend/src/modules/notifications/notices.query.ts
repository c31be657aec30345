import { Injectable } from '@nestjs/common';
import type { DomainEvent, EventType } from '../../common/outbox/domain-events.js';
import { Transactions } from '../../common/transactions/transactions.js';
import type { Notice } from './notice.js';

const DEAL_FACTS = `'deal', json_build_object('en', d.title, 'ne', d.title_ne), 'business', v.business_name`;

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

const OF_VENDOR = (kind: string, path: string): string => `
  SELECT '${kind}' AS kind, v.user_id AS "userId", NULL::int AS "dealId", '${path}' AS path,
    json_build_object('business', v.business_name, 'reason', coalesce(v.status_reason, '')) AS facts
  FROM vendors v WHERE v.id = $1`;

const REVIEW = `
  SELECT 'review-replied' AS kind, r.user_id AS "userId", d.id AS "dealId", '/deals/' || d.id || '?tab=reviews' AS path,
    json_build_object(${DEAL_FACTS}) AS facts
  FROM reviews r JOIN deals d ON d.id = r.deal_id JOIN vendors v ON v.id = d.vendor_id WHERE r.id = $1 AND r.hidden_at IS NULL`;

const ENDING = `
  SELECT 'deal-ending' AS kind, $1::int AS "userId", d.id AS "dealId", '/deals/' || d.id AS path,
    json_build_object(${DEAL_FACTS}, 'until', json_build_object('at', iso(d.end_date))) AS facts
  FROM deals d JOIN vendors v ON v.id = d.vendor_id WHERE d.id = $2`;

type Question<T extends EventType> = (event: DomainEvent<T>) => [sql: string, parameters: unknown[]];

/** Which events people are told of, and how what they are told is read. */
export const QUESTIONS: { [T in EventType]?: Question<T> } = {
  'user.password-changed': ({ userId }) => [
    `SELECT 'password-changed' AS kind, $1::int AS "userId", NULL::int AS "dealId", '/dashboard/settings' AS path, '{}'::json AS facts`,
    [userId],
  ],
  'pass.issued': ({ passId }) => [
    PASS(`'pass-issued'`, `'until', json_build_object('at', iso(p.expires_at))`, `'/dashboard/redemptions'`),
    [passId],
  ],
  'pass.redeemed': ({ passId }) => [PASS_USED, [passId]],
  'pass.voided': ({ passId }) => [
    PASS(`'pass-voided'`, `'reason', p.void_reason`, `'/dashboard/redemptions'`),
    [passId],
  ],
  'review.replied': ({ reviewId }) => [REVIEW, [reviewId]],
  'favorite.ending': ({ userId, dealId }) => [ENDING, [userId, dealId]],
  'vendor.verified': ({ vendorId }) => [OF_VENDOR('vendor-verified', '/dashboard/deals'), [vendorId]],
  'vendor.rejected': ({ vendorId }) => [OF_VENDOR('vendor-rejected', '/dashboard/business'), [vendorId]],
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
