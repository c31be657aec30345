import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { decodeCursor } from '../../../common/paging/cursor.js';
import { COUNTED_UP_TO, DEFAULT_PAGE } from '../../../common/paging/page-query.js';
import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { DealListQuery } from './deal-query.dto.js';
import { DEAL_COLUMNS, DEAL_JOINS, NEXT_CHANGE } from './deal-columns.sql.js';
import { filterConditions, nearPlaces, SEARCHED, searched } from './deal-filters.sql.js';

export interface Statement {
  sql: string;
  values: unknown[];
}

interface Sort {
  key: string;
  type: 'number' | 'integer' | 'time';
  cast: string;
  direction: 'ASC' | 'DESC';
}

const SORTS: Record<'newest' | 'ending' | 'saving' | 'rating' | 'near' | 'relevance', Sort> = {
  newest: { key: 'd.created_at', type: 'time', cast: 'timestamptz', direction: 'DESC' },
  ending: { key: 'd.end_date', type: 'time', cast: 'timestamptz', direction: 'ASC' },
  saving: { key: 'd.saving', type: 'integer', cast: 'integer', direction: 'DESC' },
  rating: { key: 'd.average_rating', type: 'number', cast: 'numeric', direction: 'DESC' },
  near: { key: 'near_places.metres', type: 'integer', cast: 'integer', direction: 'ASC' },
  relevance: { key: 'found.rank', type: 'integer', cast: 'integer', direction: 'DESC' },
};

/** A search ranks this many of the newest matches at the most. */
const CANDIDATES = 1_000;

/** One statement that returns the page as JSON text, the count, where the next page begins and until when all this holds. */
export function dealListStatement(query: DealListQuery): Statement {
  if (query.sort === 'near' && !query.near) {
    throw new InvalidRequest({
      errors: [{ field: 'near', message: 'Say where you are to sort by distance.' }],
    });
  }
  const parameters = new SqlParameters();
  const ranked = query.search !== undefined && query.sort === undefined;
  const sort = SORTS[query.sort ?? (ranked ? 'relevance' : 'newest')];
  const limit = query.limit ?? DEFAULT_PAGE;

  const conditions = filterConditions(query, parameters);
  const where = [...conditions.values()].join(' AND ') || 'true';
  const ctes = searched(query, parameters);
  let source = `listed_deals d`;
  if (query.near) {
    ctes.push(nearPlaces(query.near, parameters));
    source += ' JOIN near_places ON near_places.vendor_id = d.vendor_id';
  }
  const counted = `(SELECT count(*)::int FROM (SELECT 1 FROM ${source} WHERE ${where} LIMIT ${COUNTED_UP_TO + 1}) AS matching)`;
  if (ranked) {
    ctes.push(`found AS MATERIALIZED (
      SELECT candidate.id, round(ts_rank(candidate.search, ${SEARCHED}) * 1000000)::int AS rank
      FROM (SELECT d.id, d.search FROM ${source} WHERE ${where} ORDER BY d.created_at DESC, d.id DESC LIMIT ${CANDIDATES}) AS candidate)`);
    source = 'found JOIN deals d ON d.id = found.id';
  }
  const keyset = query.cursor ? keysetCondition(query.cursor, sort, parameters) : 'true';
  const keyText =
    sort.type === 'time'
      ? `to_char(${sort.key} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
      : sort.key;
  ctes.push(`page AS MATERIALIZED (
    SELECT rows.*, row_number() OVER () AS n FROM (
      SELECT d.id, ${keyText} AS key FROM ${source} WHERE ${ranked ? 'true' : where} AND ${keyset}
      ORDER BY ${sort.key} ${sort.direction}, d.id ${sort.direction} LIMIT ${limit + 1}) AS rows)`);

  const sql = `WITH ${ctes.join(', ')}
    SELECT coalesce((SELECT json_agg(item) FROM (
        SELECT ${DEAL_COLUMNS} FROM page JOIN deals d ON d.id = page.id ${DEAL_JOINS} WHERE page.n <= ${limit} ORDER BY page.n
      ) AS item), '[]')::text AS json,
      ${counted} AS counted,
      (SELECT json_build_array(key, id) FROM page WHERE n = ${limit} AND EXISTS (SELECT 1 FROM page WHERE n > ${limit})) AS next,
      ${NEXT_CHANGE} AS "validUntil"`;
  return { sql, values: parameters.values };
}

function keysetCondition(cursor: string, sort: Sort, parameters: SqlParameters): string {
  const [key, id] = decodeCursor(cursor, [sort.type, 'integer']);
  const after = sort.direction === 'ASC' ? '>' : '<';
  return `(${sort.key}, d.id) ${after} (${parameters.add(key)}::${sort.cast}, ${parameters.add(id)}::integer)`;
}
