import type { CaseFacts } from './case.policy.js';
import type { HonourCaseRowView, HonourCaseView } from './case.view.js';

/** Sources of `CASE_ROW` beside `honour_cases c`. */
export const CASE_JOINS = `
  JOIN pass_facts p ON p.id = c.pass_id JOIN deal_facts d ON d.id = c.deal_id JOIN vendor_cards v ON v.id = c.vendor_id
  JOIN person_names u ON u.id = c.user_id`;

/** Columns of `HonourCaseRowView`. */
export const CASE_ROW = `
  c.public_id AS id, c.id AS number, c.state, c.reason, c.wants AS asked, c.is_refusal AS "isRefusal", c.is_bought AS "isBought", c.promised,
  c.paid, c.most_amount AS "mostAmount", u.shown_name AS customer,
  json_build_object('id', d.id, 'title', d.title, 'titleNe', d.title_ne, 'image', d.image, 'coverKey', d.cover_key) AS deal,
  json_build_object('id', v.id, 'slug', v.slug, 'businessName', v.business_name, 'nameNe', v.name_ne, 'logo', v.logo) AS vendor,
  iso(p.redeemed_at) AS "usedAt", iso(c.opened_at) AS "openedAt", iso(c.due_at) AS "dueAt", c.due_by AS "dueBy", iso(c.closed_at) AS "closedAt"`;

export interface CaseRow
  extends
    HonourCaseRowView,
    Pick<
      HonourCaseView,
      'passId' | 'offer' | 'decision' | 'remedy' | 'secondLookUntil' | 'secondLookBy' | 'history' | 'messages'
    > {
  userId: number;
  vendorId: number;
  facts: Omit<CaseFacts, 'openedAt' | 'closedAt'>;
}

const STEPS = `
  SELECT json_agg(json_build_object('id', e.id::text, 'at', iso(e.at), 'by', e.by, 'kind', e.kind, 'state', e.state, 'dueAt', iso(e.due_at),
    'decidedFor', e.decided_for, 'remedy', e.remedy, 'amount', e.amount) ORDER BY e.id)
  FROM honour_case_entries e WHERE e.case_id = c.id AND e.kind <> 'message'`;

const MESSAGES = `
  SELECT json_agg(json_build_object('id', e.id::text, 'at', iso(e.at), 'by', e.by, 'kind', e.kind, 'text', e.text, 'photos', to_json(e.photos)) ORDER BY e.id)
  FROM honour_case_entries e WHERE e.case_id = c.id AND (e.kind = 'message' OR e.text IS NOT NULL OR e.photos <> '{}')`;

const DECISION_REASON = `
  SELECT e.text FROM honour_case_entries e WHERE e.case_id = c.id AND e.kind = 'decided' ORDER BY e.id DESC LIMIT 1`;

/** $1 the public id. */
export const CASE = `
  SELECT ${CASE_ROW}, c.user_id AS "userId", c.vendor_id AS "vendorId", p.public_id AS "passId",
    CASE WHEN c.offer IS NOT NULL THEN json_build_object('kind', c.offer, 'amount', c.offer_amount, 'at', iso(c.offered_at)) END AS offer,
    CASE WHEN c.decided_for IS NOT NULL THEN json_build_object('for', c.decided_for, 'remedy', c.decided_remedy, 'amount', c.decided_amount,
      'reason', (${DECISION_REASON}), 'at', iso(c.decided_at), 'isSecond', c.first_decided_by IS NOT NULL AND c.state = 'decided',
      'isFinal', c.state = 'decided' AND c.closed_at IS NOT NULL) END AS decision,
    CASE WHEN c.remedy IS NOT NULL THEN json_build_object('kind', c.remedy, 'amount', c.remedy_amount, 'passId', c.remedy_pass_id) END AS remedy,
    iso(CASE WHEN c.state = 'decided' AND c.closed_at IS NULL AND c.first_decided_by IS NULL THEN c.due_at END) AS "secondLookUntil",
    c.second_look_by AS "secondLookBy", coalesce((${STEPS}), '[]') AS history, coalesce((${MESSAGES}), '[]') AS messages,
    json_build_object('state', c.state, 'firstDecidedBy', c.first_decided_by, 'decidedBy', c.decided_by) AS facts
  FROM honour_cases c ${CASE_JOINS} WHERE c.public_id = $1`;

export interface CasePass {
  passRow: string;
  passId: string;
  userId: number;
  vendorId: number;
  dealId: number;
  state: string;
  isBought: boolean;
  /** Null for a bought code. */
  charged: number | null;
  promised: number;
  usedAt: Date | null;
  expiresAt: Date;
  askUntil: Date | null;
}

/** The pass of a new case, with the sum to pay for its deal. $1 the public id, $2 the customer. */
export const CASE_PASS = `
  SELECT p.id AS "passRow", p.public_id AS "passId", p.user_id AS "userId", p.vendor_id AS "vendorId", p.deal_id AS "dealId", p.state,
    p.source = 'order' AS "isBought", CASE WHEN p.source <> 'order' THEN p.amount END AS charged,
    coalesce(p.price_paid, CASE WHEN p.terms IS NULL THEN sum_to_pay(d.discounted_price, d.taxes) ELSE sum_to_pay((p.terms ->> 'price')::int, p.terms) END) AS promised,
    p.redeemed_at AS "usedAt", p.expires_at AS "expiresAt", p.honour_until AS "askUntil"
  FROM pass_facts p JOIN deal_facts d ON d.id = p.deal_id WHERE p.public_id = $1 AND p.user_id = $2`;

/** Lowest free number of the month's reports, or no row. $1 the customer, $2 the first day of the month. */
export const REPORT_SLOT = `
  SELECT n::int AS slot FROM generate_series(1, 2) AS n
  WHERE NOT EXISTS (SELECT 1 FROM honour_cases c WHERE c.user_id = $1 AND c.report_month = $2::date AND c.report_slot = n) ORDER BY n LIMIT 1`;

/** Unfounded cases that pause a customer (rule HN9). $1 the customer, $2 now. */
export const PAUSED_UNTIL = `
  SELECT max(third.closed_at) + interval '90 days' AS until FROM (
    SELECT c.closed_at, lag(c.closed_at, 2) OVER (ORDER BY c.closed_at) AS first_at FROM honour_cases c
    WHERE c.user_id = $1 AND c.decided_for = 'business' AND c.closed_at IS NOT NULL) AS third
  WHERE third.closed_at - third.first_at <= interval '180 days' HAVING max(third.closed_at) + interval '90 days' > $2::timestamptz`;

/** Paths of uploads of a case by their ids. $1 ids. */
export const PHOTOS_OF_SIDE = `
  SELECT coalesce(sum(cardinality(e.photos)), 0)::int AS photos FROM honour_case_entries e WHERE e.case_id = $1 AND e.by = $2`;

/** The two sides of the case with a photo. $1 the path. */
export const PARTS_OF_PHOTO = `
  SELECT c.user_id AS "userId", c.vendor_id AS "vendorId" FROM honour_case_entries e JOIN honour_cases c ON c.id = e.case_id
  WHERE e.photos @> ARRAY[$1::text] AND e.photos <> '{}' LIMIT 1`;

/** Images that cases refer to; the statement of `MediaReferences`. */
export const SHOWN_BY_CASE = 'SELECT 1 FROM honour_case_entries e WHERE e.photos @> ARRAY[m.path]';
