import { decodeCursor } from '../../../common/paging/cursor.js';
import { COUNTED_UP_TO } from '../../../common/paging/page-query.js';
import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import { endOfNepalDay, startOfNepalDay } from '../../../common/time/nepal-day.js';
import { acceptedBy } from '../people/accepted-by.sql.js';
import type { RedemptionHistoryQuery } from './redemption-history.dto.js';
import type { VendorRedemptionView } from './redemption-history.view.js';

export interface RedemptionHistoryRow extends VendorRedemptionView {
  /** Cursor of the next page if this is the last row. */
  keyTime: string;
  keyRow: string;
  counted: number;
}

const COLUMNS = `
  p.public_id AS id, p.deal_id AS "dealId", d.title AS "dealTitle", d.title_ne AS "dealTitleNe",
  u.shown_name AS customer, p.state, iso(p.redeemed_at) AS "redeemedAt", p.branch_id AS "branchId",
  b.name AS "branchName", ${acceptedBy('p.api_key_id', 'by_user.first_name')} AS "usedBy", p.reference, p.amount, p.points, iso(p.voided_at) AS "voidedAt", p.void_reason AS "voidReason",
  to_char(p.redeemed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "keyTime", p.id AS "keyRow"`;

/**
 * Accepted passes of a business, newest first, in one statement.
 * @param branchId the only branch to include, null for all
 * @param limit rows of a page; one more is read to detect a next page
 * @param isCounted true if all matching rows are counted
 */
export function redemptionHistoryStatement(
  vendorId: number,
  branchId: number | null,
  query: RedemptionHistoryQuery,
  limit: number,
  isCounted: boolean,
): { sql: string; values: unknown[] } {
  const parameters = new SqlParameters();
  const conditions = [
    `p.vendor_id = ${parameters.add(vendorId)} AND p.redeemed_at IS NOT NULL`,
    query.from && `p.redeemed_at >= ${parameters.add(startOfNepalDay(query.from))}`,
    query.to && `p.redeemed_at <= ${parameters.add(endOfNepalDay(query.to))}`,
    branchId !== null && `p.branch_id = ${parameters.add(branchId)}`,
    query.deal && `p.deal_id = ${parameters.add(query.deal)}`,
    query.staff && `p.redeemed_by = ${parameters.add(query.staff)} AND p.api_key_id IS NULL`,
    query.key && `p.api_key_id = ${parameters.add(query.key)}`,
    query.state && `p.state = ${parameters.add(query.state)}`,
  ].filter(Boolean);
  const where = conditions.join(' AND ');
  let after = 'true';
  if (query.cursor) {
    const [time, row] = decodeCursor(query.cursor, ['time', 'row']);
    after = `(p.redeemed_at, p.id) < (${parameters.add(time)}::timestamptz, ${parameters.add(row)}::bigint)`;
  }
  const counted = isCounted
    ? `(SELECT count(*)::int FROM (SELECT 1 FROM passes p WHERE ${where} LIMIT ${COUNTED_UP_TO + 1}) c)`
    : '0';
  const sql = `SELECT ${COLUMNS}, ${counted} AS counted
    FROM passes p JOIN deal_facts d ON d.id = p.deal_id JOIN person_names u ON u.id = p.user_id JOIN person_names by_user ON by_user.id = p.redeemed_by
    LEFT JOIN branch_places b ON b.id = p.branch_id
    WHERE ${where} AND ${after} ORDER BY p.redeemed_at DESC, p.id DESC LIMIT ${limit + 1}`;
  return { sql, values: parameters.values };
}

/** $1 the business, $2 the only branch to see or null. */
export const REDEMPTION_CHOICES = `
  WITH used AS MATERIALIZED (
    SELECT deal_id, redeemed_by, api_key_id FROM passes
    WHERE vendor_id = $1 AND redeemed_at IS NOT NULL AND ($2::int IS NULL OR branch_id = $2) GROUP BY deal_id, redeemed_by, api_key_id
  )
  SELECT (SELECT coalesce(json_agg(json_build_object('id', d.id, 'title', d.title, 'titleNe', d.title_ne) ORDER BY d.title, d.id), '[]')
      FROM deal_facts d WHERE d.id IN (SELECT deal_id FROM used)) AS deals,
    (SELECT coalesce(json_agg(json_build_object('id', u.id, 'name', u.shown_name) ORDER BY u.first_name, u.last_name, u.id), '[]')
      FROM person_names u WHERE u.id IN (SELECT redeemed_by FROM used WHERE api_key_id IS NULL)) AS staff,
    (SELECT coalesce(json_agg(json_build_object('id', k.id, 'name', k.name) ORDER BY k.name, k.id), '[]')
      FROM api_key_names k WHERE k.id IN (SELECT api_key_id FROM used)) AS keys`;
