import { containing } from '../../../common/paging/keyset-list.sql.js';
import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import { MAX_INT } from '../../../common/validation/rules.js';
import { businessNamed } from '../../vendors/index.js';
import { USER_WORDS } from '../users/users-list.sql.js';

const MAX_RESULTS_PER_KIND = 5;
/** Minimum number of letters; fewer cannot use the index and return nothing. */
const SHORTEST = 3;

interface Kind {
  columns: string;
  from: string;
  id: string;
  only: string;
  words: (words: string, parameters: SqlParameters) => string;
}

const KINDS = {
  deals: {
    columns:
      'd.id, d.title, d.title_ne AS "titleNe", v.business_name AS "businessName", v.name_ne AS "businessNameNe"',
    from: 'deal_facts d JOIN vendor_cards v ON v.id = d.vendor_id',
    id: 'd.id',
    only: 'true',
    words: (words, parameters) => `d.search @@ (SELECT deal_search_query(${parameters.add(words)}))`,
  },
  vendors: {
    columns: 'v.id, v.business_name AS "businessName", v.name_ne AS "nameNe", v.status',
    from: 'vendor_cards v',
    id: 'v.id',
    only: 'true',
    words: businessNamed,
  },
  users: {
    columns: `u.id, trim(u.first_name || ' ' || u.last_name) AS name, u.email, u.role`,
    from: 'profiles u',
    id: 'u.id',
    only: 'u.erased_at IS NULL',
    words: (words, parameters) => containing(USER_WORDS, words, parameters),
  },
} satisfies Record<string, Kind>;

export type SearchKind = keyof typeof KINDS;

/** Rows with that number first, then the newest with those words; null if there is nothing to search for. */
export function searchStatement(kind: SearchKind, q: string): { sql: string; values: unknown[] } | null {
  const { columns, from, id, only, words }: Kind = KINDS[kind];
  const parameters = new SqlParameters();
  const typed = /^#?\d{1,10}$/.test(q) ? Number(q.replace('#', '')) : 0;
  const number = typed <= MAX_INT ? typed : 0;
  const parts: string[] = [];
  if (number > 0)
    parts.push(
      `(SELECT 0 AS rank, ${columns} FROM ${from} WHERE ${only} AND ${id} = ${parameters.add(number)})`,
    );
  if ([...q].length >= SHORTEST)
    parts.push(
      `(SELECT 1 AS rank, ${columns} FROM ${from} WHERE ${only} AND ${words(q, parameters)} AND ${id} <> ${parameters.add(number)} ORDER BY ${id} DESC LIMIT ${MAX_RESULTS_PER_KIND})`,
    );
  if (parts.length === 0) return null;
  return {
    sql: `SELECT * FROM (${parts.join(' UNION ALL ')}) AS found ORDER BY rank, id DESC LIMIT ${MAX_RESULTS_PER_KIND}`,
    values: parameters.values,
  };
}
