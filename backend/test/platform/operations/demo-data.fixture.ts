import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Finds rows that break a rule; none are right. */
export const INVARIANTS = readFileSync(
  path.join(import.meta.dirname, '../../support/invariants.sql'),
  'utf8',
);

export const TABLES = [
  'users',
  'vendors',
  'branches',
  'staff_members',
  'deals',
  'deal_revisions',
  'passes',
  'points_ledger',
  'reviews',
  'user_memberships',
];

/** State of a deal. */
export const STATE = `CASE WHEN moderation_status <> 'approved' THEN moderation_status WHEN NOT is_active THEN 'paused' WHEN start_date > now() THEN 'scheduled'
  WHEN end_date < now() - interval '90 days' THEN 'long ended' WHEN end_date < now() THEN 'ended' WHEN taken = total_limit THEN 'sold out' ELSE 'live' END`;

/** States of the e-mail address, papers, branch, deal and card, by the slug of a demo business. */
export const GET_LIVE_STEPS = {
  'makwanpur-swim-club': ['done', 'open', 'done', 'in-check', 'open'],
  'seti-bhansa-ghar': ['done', 'in-check', 'done', 'in-check', 'open'],
  'butwal-bag-cafe': ['done', 'sent-back', 'done', 'in-check', 'open'],
  'kirtipur-khaja-ghar': ['done', 'in-check', 'open', 'open', 'waits'],
  'bhaktapur-mato-studio': ['done', 'done', 'done', 'open', 'open'],
  'ilam-chiya-pasal': ['done', 'done', 'done', 'in-check', 'done'],
  'phewa-danda-lodge': ['done', 'done', 'done', 'done', 'done'],
};

const CASES = 'waiting-for-shop waiting-for-customer with-admin decided second-look settled withdrawn';

/** Tables and conditions of rows that the demo has. */
export const HONOUR: readonly (readonly [string, string])[] = [
  ...CASES.split(' ').map((state) => ['honour_cases', `state = '${state}'`] as const),
  ['honour_cases', `is_refusal AND state = 'waiting-for-shop'`],
  ['honour_reviews', 'closed_at IS NULL AND given * 100 < counted * 80'],
  ['saved_replies', `use = 'review'`],
  ['saved_replies', `use = 'case'`],
];
