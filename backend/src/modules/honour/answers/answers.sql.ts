import { ASKED_AFTER_HOURS } from './answer.policy.js';

export interface UseRow {
  passRow: string;
  passId: string;
  userId: number;
  vendorId: number;
  dealId: number;
  state: string;
  usedAt: Date | null;
  askUntil: Date | null;
  caseId: string | null;
  dealTitle: string;
  dealTitleNe: string | null;
  businessName: string;
  businessNameNe: string | null;
}

/** $1 the public id. */
export const USE = `
  SELECT p.id AS "passRow", p.public_id AS "passId", p.user_id AS "userId", p.vendor_id AS "vendorId", p.deal_id AS "dealId", p.state,
    p.redeemed_at AS "usedAt", p.honour_until AS "askUntil", p.honour_case AS "caseId", d.title AS "dealTitle", d.title_ne AS "dealTitleNe",
    v.business_name AS "businessName", v.name_ne AS "businessNameNe"
  FROM pass_facts p JOIN deal_facts d ON d.id = p.deal_id JOIN vendor_cards v ON v.id = p.vendor_id WHERE p.public_id = $1`;

/** Locks the question of a use, which the first caller creates. $1 pass row, $2 user, $3 business, $4 deal, $5 time of the use. */
export const QUESTION = `
  INSERT INTO honour_answers AS a (pass_id, user_id, vendor_id, deal_id, used_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (pass_id) DO UPDATE SET used_at = a.used_at
  RETURNING id, answer, counts_at AS "countsAt"`;

/** Writes the answer to the pass, where lists show it. $1 pass row, $2 answer, $3 until when it can be changed, $4 case. */
export const MARK_PASS = 'SELECT passes_mark_honour($1, $2, $3, $4)';

/** Locks a pass until commit: nobody uses it, takes it back or returns it meanwhile. $1 the pass. */
export const LOCK_PASS = 'SELECT passes_mark_honour($1, NULL, NULL, NULL)';

/** $1 the user, $2 now. At most 20, the oldest first. */
export const OPEN_QUESTIONS = `
  SELECT p.public_id AS "passId", p.deal_id AS "dealId", d.title AS "dealTitle", d.title_ne AS "dealTitleNe", v.business_name AS "businessName",
    v.name_ne AS "businessNameNe", iso(p.redeemed_at) AS "usedAt", iso(p.honour_until) AS "askUntil"
  FROM pass_facts p JOIN deal_facts d ON d.id = p.deal_id JOIN vendor_cards v ON v.id = p.vendor_id
  WHERE p.user_id = $1 AND p.state = 'redeemed' AND p.redeemed_at > $2::timestamptz - interval '7 days' AND p.honour_until > $2
    AND p.honour_answer IS NULL AND p.honour_case IS NULL
    AND NOT EXISTS (SELECT 1 FROM staff_roles s WHERE s.user_id = $1 AND s.vendor_id = p.vendor_id)
    AND NOT EXISTS (SELECT 1 FROM honour_answers a WHERE a.pass_id = p.id AND a.put_off_until > $2)
  ORDER BY p.redeemed_at, p.id LIMIT 20`;

/** Creates the question of a use. Returns no row for one that is not asked about. $1 the public id of the pass. */
export const PREPARE = `
  INSERT INTO honour_answers (pass_id, user_id, vendor_id, deal_id, used_at)
  SELECT p.id, p.user_id, p.vendor_id, p.deal_id, p.redeemed_at FROM pass_facts p
  WHERE p.public_id = $1 AND p.state = 'redeemed' AND p.honour_until IS NOT NULL ON CONFLICT (pass_id) DO NOTHING`;

const BATCH = 50;

/** Uses to ask about by mail, and those that are too old for it. $1 now. */
export const DUE_QUESTIONS = `
  UPDATE honour_answers a SET asked_at = $1 FROM (
    SELECT id FROM honour_answers WHERE asked_at IS NULL AND answer IS NULL AND used_at <= $1::timestamptz - interval '${ASKED_AFTER_HOURS} hours'
    ORDER BY used_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) AS due, pass_facts p
  WHERE a.id = due.id AND p.id = a.pass_id
  RETURNING p.public_id AS "passId", p.state = 'redeemed' AND p.honour_until > $1 AND p.honour_case IS NULL
    AND NOT EXISTS (SELECT 1 FROM staff_roles s WHERE s.user_id = a.user_id AND s.vendor_id = a.vendor_id) AS "isAsked"`;
