import { SqlParameters } from '../sql/sql-parameters.js';
import { type CursorValue, decodeCursor } from './cursor.js';
import { COUNTED_UP_TO, DEFAULT_PAGE, type PageQuery } from './page-query.js';

/** An order that an index serves. */
export interface KeysetSort {
  /** The expression; never null. */
  key: string;
  type: CursorValue;
  direction: 'ASC' | 'DESC';
}

/** A list with filters, a sort order and pages, read by one statement for any query. */
export interface KeysetList<Query extends PageQuery & { sort?: string }> {
  /** Source of the filtered and sorted rows: a table with its alias, with as few joins as possible. */
  from: string;
  /** SELECT statement that `from` and `joins` read as `listed`. It is executed once, for rows that no index finds. */
  listed?: string;
  /** Unique; breaks ties. */
  id: string;
  /** Joins that only the shown rows need; applied to one page. */
  joins?: string;
  columns: string;
  sorts: Readonly<Record<string, KeysetSort>>;
  sort: (query: Query) => string;
  /** Filter conditions of the list, in a form that indexes support. */
  conditions: (query: Query, parameters: SqlParameters) => (string | false | 0 | undefined | null)[];
}

export interface Statement {
  sql: string;
  values: unknown[];
}

const CASTS: Record<CursorValue, string> = {
  number: 'numeric',
  integer: 'integer',
  row: 'bigint',
  time: 'timestamptz',
  text: 'text',
};

const asText = ({ key, type }: KeysetSort): string =>
  type === 'time' ? `to_char(${key} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : key;

/**
 * One row: `json` with the page's rows, `counted` matching rows (at most one more than `COUNTED_UP_TO`),
 * `next` for the cursor. Rejects `request.invalid` for a cursor of another order.
 * @param isCounted true if the matching rows are counted; `counted` is 0 otherwise
 */
export function keysetStatement<Query extends PageQuery & { sort?: string }>(
  list: KeysetList<Query>,
  query: Query,
  isCounted = true,
): Statement {
  const parameters = new SqlParameters();
  const sort = list.sorts[list.sort(query)];
  if (!sort) throw new Error(`The list has no order "${list.sort(query)}".`);
  const limit = query.limit ?? DEFAULT_PAGE;
  const where = list.conditions(query, parameters).filter(Boolean).join(' AND ') || 'true';
  const after = query.cursor ? afterCursor(query.cursor, list.id, sort, parameters) : 'true';
  const order = `ORDER BY ${sort.key} ${sort.direction}, ${list.id} ${sort.direction}`;
  const matching = `SELECT 1 FROM ${list.from} WHERE ${where} ${order} LIMIT ${COUNTED_UP_TO + 1}`;
  // Counted in the order of the list, so that both parts use the same index.
  const listed = list.listed ? `listed AS MATERIALIZED (${list.listed}), ` : '';
  const sql = `WITH ${listed}page AS MATERIALIZED (
      SELECT matching.*, row_number() OVER () AS n FROM (
        SELECT ${list.id} AS id, ${asText(sort)} AS key FROM ${list.from} WHERE ${where} AND ${after}
        ${order} LIMIT ${limit + 1}) AS matching)
    SELECT coalesce((SELECT json_agg(item) FROM (
        SELECT ${list.columns} FROM page JOIN ${list.from} ON ${list.id} = page.id ${list.joins ?? ''}
        WHERE page.n <= ${limit} ORDER BY page.n) AS item), '[]')::text AS json,
      ${isCounted ? `(SELECT count(*)::int FROM (${matching}) AS matching)` : 0} AS counted,
      (SELECT json_build_array(key, id) FROM page WHERE n = ${limit} AND EXISTS (SELECT 1 FROM page WHERE n > ${limit})) AS next`;
  return { sql, values: parameters.values };
}

function afterCursor(cursor: string, id: string, sort: KeysetSort, parameters: SqlParameters): string {
  const [key, last] = decodeCursor(cursor, [sort.type, 'row']);
  const sign = sort.direction === 'ASC' ? '>' : '<';
  return `(${sort.key}, ${id}) ${sign} (${parameters.add(key)}::${CASTS[sort.type]}, ${parameters.add(last)}::bigint)`;
}

/**
 * SQL condition for words in a text; `%` and `_` have no special meaning. From three letters on, a trigram
 * index supports it.
 */
export const containing = (expression: string, words: string, parameters: SqlParameters): string =>
  `${expression} ILIKE ${parameters.add(`%${words.trim().replace(/[\\%_]/g, '\\$&')}%`)}`;
