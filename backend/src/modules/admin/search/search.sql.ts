import { containing } from '../../../common/paging/keyset-list.sql.js';
import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import { MAX_INT } from '../../../common/validation/rules.js';
import { businessNamed } from '../../vendors/index.js';
import { CUSTOMER_NAME } from '../payments/payments-list.sql.js';
import { USER_WORDS } from '../users/users-list.sql.js';

const MAX_RESULTS_PER_KIND = 5;
/** Minimum number of letters; fewer cannot use the index and return nothing. */
const SHORTEST = 3;

interface Kind {
  columns: string;
  from: string;
  id: string;
  only: string;
  /** True if the id is a number that admins see. */
  hasNumber: boolean;
  /** @returns null if the words cannot be a name or number of this kind */
  words: (words: string, parameters: SqlParameters) => string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const FIRST_DIGITS = /^[0-9a-f]{8}[0-9a-f-]{0,28}$/i;
const UUID_DIGITS = 32;
const INVOICE_NUMBER = /^(inv|cn)-|\d{4}\/\d{2}/i;

/** Rows whose public id begins with the typed digits. */
function withId(column: string, typed: string, parameters: SqlParameters): string | null {
  const digits = typed.replaceAll('-', '').toLowerCase();
  if (!FIRST_DIGITS.test(typed) || digits.length > UUID_DIGITS) return null;
  const bound = (filler: string): string => `${parameters.add(digits.padEnd(UUID_DIGITS, filler))}::uuid`;
  return `${column} BETWEEN ${bound('0')} AND ${bound('f')}`;
}

/** Payments by their reference, the gateway's number, their id or that of what was paid. */
function paid(words: string, parameters: SqlParameters): string {
  if (!UUID.test(words.trim()))
    return containing(`(p.reference || ' ' || coalesce(p.transaction_id, ''))`, words, parameters);
  const id = `${parameters.add(words.trim())}::uuid`;
  return `(p.public_id = ${id} OR p.purpose_id = ${id})`;
}

const KINDS = {
  deals: {
    columns:
      'd.id, d.title, d.title_ne AS "titleNe", v.business_name AS "businessName", v.name_ne AS "businessNameNe"',
    from: 'deal_facts d JOIN vendor_cards v ON v.id = d.vendor_id',
    id: 'd.id',
    only: 'true',
    hasNumber: true,
    words: (words, parameters) => `d.search @@ (SELECT deal_search_query(${parameters.add(words)}))`,
  },
  vendors: {
    columns: 'v.id, v.business_name AS "businessName", v.name_ne AS "nameNe", v.status',
    from: 'vendor_cards v',
    id: 'v.id',
    only: 'true',
    hasNumber: true,
    words: businessNamed,
  },
  users: {
    columns: `u.id, trim(u.first_name || ' ' || u.last_name) AS name, coalesce(u.email::text, u.verified_phone) AS email, u.role`,
    from: 'profiles u',
    id: 'u.id',
    only: 'u.erased_at IS NULL',
    hasNumber: true,
    words: (words, parameters) => containing(USER_WORDS, words, parameters),
  },
  payments: {
    columns: `p.public_id AS id, p.reference, p.gateway, p.state, (p.paisa / 100)::int AS amount, ${CUSTOMER_NAME} AS customer`,
    from: 'payment_facts p JOIN person_names u ON u.id = p.user_id',
    id: 'p.public_id',
    only: 'true',
    hasNumber: false,
    words: paid,
  },
  orders: {
    columns: `o.public_id AS id, o.state, o.total AS amount, iso(o.created_at) AS "createdAt", ${CUSTOMER_NAME} AS customer`,
    from: 'order_facts o JOIN person_names u ON u.id = o.user_id',
    id: 'o.public_id',
    only: 'true',
    hasNumber: false,
    words: (words, parameters) => withId('o.public_id', words.trim(), parameters),
  },
  invoices: {
    columns: `i.public_id AS id, i.number, i.kind, (i.total_paisa / 100)::int AS amount`,
    from: 'invoice_facts i',
    id: 'i.public_id',
    only: 'true',
    hasNumber: false,
    words: (words, parameters) =>
      INVOICE_NUMBER.test(words.trim()) ? containing('i.number', words, parameters) : null,
  },
} satisfies Record<string, Kind>;

export type SearchKind = keyof typeof KINDS;

/** Rows with that number first, then the newest with those words; null if there is nothing to search for. */
export function searchStatement(kind: SearchKind, q: string): { sql: string; values: unknown[] } | null {
  const { columns, from, id, only, hasNumber, words }: Kind = KINDS[kind];
  const parameters = new SqlParameters();
  const typed = hasNumber && /^#?\d{1,10}$/.test(q) ? Number(q.replace('#', '')) : 0;
  const number = typed <= MAX_INT ? typed : 0;
  const parts: string[] = [];
  if (number > 0)
    parts.push(
      `(SELECT 0 AS rank, ${columns} FROM ${from} WHERE ${only} AND ${id} = ${parameters.add(number)})`,
    );
  const wanted = [...q].length >= SHORTEST ? words(q, parameters) : null;
  if (wanted) {
    const others = hasNumber ? `AND ${id} <> ${parameters.add(number)}` : '';
    parts.push(
      `(SELECT 1 AS rank, ${columns} FROM ${from} WHERE ${only} AND ${wanted} ${others} ORDER BY ${id} DESC LIMIT ${MAX_RESULTS_PER_KIND})`,
    );
  }
  if (parts.length === 0) return null;
  return {
    sql: `SELECT * FROM (${parts.join(' UNION ALL ')}) AS found ORDER BY rank, id DESC LIMIT ${MAX_RESULTS_PER_KIND}`,
    values: parameters.values,
  };
}
