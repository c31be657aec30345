import { decodeCursor } from '../../../common/paging/cursor.js';
import { COUNTED_UP_TO, DEFAULT_PAGE } from '../../../common/paging/page-query.js';
import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { Statement } from '../list/deal-list.sql.js';
import type { DealDraftQuery } from './deal-draft.dto.js';

/** Drafts from before galleries name the image alone. */
const CONTENT = `CASE WHEN f.content ? 'photos' OR NOT f.content ? 'image' THEN f.content
  ELSE f.content || jsonb_build_object('photos', jsonb_build_array(jsonb_build_object('path', f.content->'image'))) END AS content`;

const COLUMNS = `f.id, ${CONTENT}, f.version, iso(f.created_at) AS "createdAt", iso(f.updated_at) AS "updatedAt",
  (SELECT nullif(u.first_name, '') FROM person_names u WHERE u.id = f.updated_by) AS "updatedBy"`;

/** $1 the draft, $2 its business. */
export const ONE_DRAFT = `SELECT ${COLUMNS} FROM deal_drafts f WHERE f.id = $1 AND f.vendor_id = $2`;

export const LOCKED_DRAFT = `${ONE_DRAFT} FOR UPDATE`;

/** $1 business, $2 content, $3 author. */
export const INSERT_DRAFT = `INSERT INTO deal_drafts (vendor_id, content, updated_by) VALUES ($1, $2, $3) RETURNING id`;

/** $1 draft, $2 content, $3 author. */
export const WRITE_DRAFT = `UPDATE deal_drafts SET content = $2, updated_by = $3, version = version + 1, updated_at = now() WHERE id = $1`;

/** Drafts of a business, last edited first. One statement. */
export function draftListStatement(query: DealDraftQuery, vendorId: number): Statement {
  const parameters = new SqlParameters();
  const limit = query.limit ?? DEFAULT_PAGE;
  const words = `search_vector(concat_ws(' ', f.content->>'title', f.content->>'titleNe', f.content->>'description', f.content->>'descriptionNe'), 'A')`;
  const conditions = [
    `f.vendor_id = ${parameters.add(vendorId)}`,
    query.search ? `${words} @@ (SELECT deal_search_query(${parameters.add(query.search)}))` : 'true',
  ].join(' AND ');
  let after = 'true';
  if (query.cursor) {
    const [time, id] = decodeCursor(query.cursor, ['time', 'integer']);
    after = `(f.updated_at, f.id) < (${parameters.add(time)}::timestamptz, ${parameters.add(id)}::integer)`;
  }
  const sql = `WITH page AS MATERIALIZED (
      SELECT rows.*, row_number() OVER () AS n FROM (
        SELECT f.id, f.updated_at AS key FROM deal_drafts f WHERE ${conditions} AND ${after} ORDER BY 2 DESC, 1 DESC LIMIT ${limit + 1}
      ) AS rows)
    SELECT coalesce((SELECT json_agg(item) FROM (
        SELECT ${COLUMNS} FROM page JOIN deal_drafts f ON f.id = page.id WHERE page.n <= ${limit} ORDER BY page.n
      ) AS item), '[]')::text AS json,
      (SELECT count(*)::int FROM (SELECT 1 FROM deal_drafts f WHERE ${conditions} LIMIT ${COUNTED_UP_TO + 1}) AS matching) AS counted,
      (SELECT json_build_array(to_char(key AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), id) FROM page
       WHERE n = ${limit} AND EXISTS (SELECT 1 FROM page WHERE n > ${limit})) AS next`;
  return { sql, values: parameters.values };
}

export const LOCK_VENDOR = 'SELECT vendors_lock($1)';

export const COUNT_DRAFTS = 'SELECT count(*)::int AS drafts FROM deal_drafts WHERE vendor_id = $1';

export const DELETE_DRAFT = 'DELETE FROM deal_drafts WHERE id = $1';
