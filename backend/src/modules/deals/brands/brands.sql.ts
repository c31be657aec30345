import { decodeCursor } from '../../../common/paging/cursor.js';
import { COUNTED_UP_TO, DEFAULT_PAGE } from '../../../common/paging/page-query.js';
import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import { LIVE_DEALS } from '../counts/deal-counts.sql.js';
import { ENDED_CASES, HONOUR, VERIFIED } from '../list/deal-columns.sql.js';
import type { BrandListQuery } from './brand-query.dto.js';

/** Nepali name from the catalog, if the business's text is a name of the catalog. */
const CATEGORY_NE = '(SELECT c.name_ne FROM category_names c WHERE c.name = v.category LIMIT 1)';
const CITY_NE = '(SELECT l.name_ne FROM city_names l WHERE l.name = v.city LIMIT 1)';

/** The arguments of `json_build_object` for a business `v` in a list. */
export const BRAND_CARD = `'id', v.id, 'slug', v.slug, 'businessName', v.business_name, 'nameNe', v.name_ne, 'logo', v.logo, 'category', v.category, 'categoryNe', ${CATEGORY_NE},
  'city', v.city, 'cityNe', ${CITY_NE}, 'honour', ${HONOUR}`;

/** Escapes `%` and `_`, which LIKE would read as wildcards. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The order of a list, as a column or an indexed expression. */
const KEYS = {
  deals: (deals: string): string => deals,
  honour: (): string => 'honour_rank(v.honour_given, v.honour_counted)',
};

/** Businesses after a cursor in the order of `key` descending, then of the id. The first comparison is the bound of an index scan. */
const afterCursor = (key: string, [sorted, id]: readonly [string, string]): string =>
  `${key} <= ${sorted}::int AND (${key} < ${sorted}::int OR v.id > ${id}::int)`;

/**
 * Verified businesses, ordered by number of live deals or by honour. One statement with the count and the cursor of the next page. The
 * page is read from the index of its order; businesses whose counter is outdated are added with their number at this moment (ADR 122).
 */
export function brandListStatement(query: BrandListQuery): { sql: string; values: unknown[] } {
  const parameters = new SqlParameters();
  const limit = query.limit ?? DEFAULT_PAGE;
  const wanted = [`v.status = 'verified'`, ...searchConditions(query, parameters)].join(' AND ');
  const isWord = (query.search?.length ?? 0) >= LEAST_TRIGRAM;
  const worded = isWord ? `${WORDED(wanted)}, ` : '';
  const cursor = query.cursor === undefined ? undefined : decodeCursor(query.cursor, ['integer', 'integer']);
  const bound = cursor && ([parameters.add(cursor[0]), parameters.add(cursor[1])] as const);
  const brandRows = (brands: string, deals: string, conditions: string): string => {
    const key = KEYS[query.sort ?? 'deals'](deals);
    return `SELECT v.id, ${deals} AS deals, ${key} AS sorted FROM ${brands} WHERE ${conditions} AND ${bound ? afterCursor(key, bound) : 'true'}`;
  };
  const countedRows = (conditions: string): string =>
    `(${brandRows('vendor_cards v', 'v.live_deals', conditions)} AND v.id NOT IN (SELECT vendor_id FROM uncounted) ORDER BY sorted DESC, id LIMIT ${limit + 1})`;
  const counted = isWord
    ? `${countedRows(`${ARE_FEW} AND v.id = ANY(ARRAY(SELECT id FROM worded))`)} UNION ALL ${countedRows(`NOT ${ARE_FEW} AND ${wanted}`)}`
    : countedRows(wanted);
  const others = brandRows('uncounted JOIN vendor_cards v ON v.id = uncounted.vendor_id', LIVE_DEALS, wanted);
  const matching = isWord
    ? 'worded'
    : `(SELECT 1 FROM vendor_cards v WHERE ${wanted} LIMIT ${COUNTED_UP_TO + 1}) c`;
  const sql = `WITH ${worded}uncounted AS MATERIALIZED (SELECT vendor_id, deals FROM uncounted_vendor_deals),
    page AS MATERIALIZED (SELECT rows.*, row_number() OVER () AS n FROM (
      SELECT id, deals, sorted FROM (${counted} UNION ALL ${others}) AS found ORDER BY sorted DESC, id LIMIT ${limit + 1}) AS rows)
    SELECT coalesce((SELECT json_agg(json_build_object(${BRAND_CARD}, 'dealCount', page.deals) ORDER BY page.n)
        FROM page JOIN vendor_cards v ON v.id = page.id WHERE page.n <= ${limit}), '[]')::text AS json,
      (SELECT count(*)::int FROM ${matching}) AS counted,
      (SELECT json_build_array(sorted, id) FROM page WHERE n = ${limit} AND EXISTS (SELECT 1 FROM page WHERE n > ${limit})) AS next`;
  return { sql, values: parameters.values };
}

/**
 * Businesses of a word, at most one more than are counted. Few are found by indexes and sorted; with more, a page is soon full on a walk along
 * the order of the list.
 */
const WORDED = (wanted: string): string =>
  `worded AS MATERIALIZED (SELECT v.id FROM vendor_cards v WHERE ${wanted} LIMIT ${COUNTED_UP_TO + 1})`;

const ARE_FEW = `(SELECT count(*) FROM worded) <= ${COUNTED_UP_TO}`;

/** Letters from which on indexes of trigrams find a text. */
const LEAST_TRIGRAM = 3;

/** A letter or two are in most businesses: an expression without an index, so that the order of the list is read until a page is full. */
function searchConditions({ search }: BrandListQuery, parameters: SqlParameters): string[] {
  if (!search) return [];
  const part = parameters.add(`%${literally(search)}%`);
  const typed = parameters.add(search);
  const textOf = (column: string): string =>
    search.length < LEAST_TRIGRAM ? `(v.${column} || '')` : `v.${column}`;
  const contains = ['business_name', 'name_ne', 'category', 'city'].map(
    (column) => `${textOf(column)} ILIKE ${part}`,
  );
  const isLike = ['business_name', 'name_ne'].map((column) => `${typed} <% ${textOf(column)}`);
  return [`(${[...contains, ...isLike].join(' OR ')})`];
}

/** $1 the slug. Returns no row for an unverified business (rule B4). */
export const BRAND_PAGE = `
  SELECT row_to_json(page)::text AS json FROM (
    SELECT v.id, v.slug, v.business_name AS "businessName", v.name_ne AS "nameNe", v.logo, v.category, ${CATEGORY_NE} AS "categoryNe", v.city, ${CITY_NE} AS "cityNe", ${HONOUR} AS honour,
      v.business_type AS "businessType", v.description, v.description_ne AS "descriptionNe",
      v.website, v.address, v.phone, v.email, v.registration_number AS "registrationNumber", v.vat_number AS "vatNumber",
      v.contact_name AS "contactName", v.contact_position AS "contactPosition", v.contact_phone AS "contactPhone", v.contact_email AS "contactEmail",
      (SELECT count(*)::int FROM listed_deals d WHERE d.vendor_id = v.id) AS "dealCount",
      round(rated.sum::numeric / nullif(rated.count, 0), 2)::float8 AS "averageRating", rated.count AS "reviewCount",
      iso(CASE WHEN v.honour_note_until > now() THEN v.honour_note_until END) AS "honourNoteUntil",
      ${VERIFIED} AS verified, ${ENDED_CASES} AS "endedCases",
      (SELECT coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'address', b.address, 'city', b.city,
         'latitude', b.latitude, 'longitude', b.longitude, 'hours', b.hours) ORDER BY b.id), '[]') FROM branch_places b WHERE b.vendor_id = v.id) AS branches
    FROM vendor_cards v, LATERAL (
      SELECT coalesce(sum(rating_sum), 0)::int AS sum, coalesce(sum(rating_count), 0)::int AS count FROM deals WHERE vendor_id = v.id
    ) AS rated
    WHERE v.slug = $1 AND v.status = 'verified'
  ) AS page`;
