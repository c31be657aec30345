import { decodeCursor } from '../../../common/paging/cursor.js';
import { COUNTED_UP_TO, DEFAULT_PAGE } from '../../../common/paging/page-query.js';
import { SqlParameters } from '../../../common/sql/sql-parameters.js';
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

/** Letters from which on a search is a word. */
const LEAST_WORD = 3;

/** Verified businesses, ordered by number of live deals or by honour. One statement with the count and the cursor of the next page. */
export function brandListStatement(query: BrandListQuery): { sql: string; values: unknown[] } {
  const parameters = new SqlParameters();
  const limit = query.limit ?? DEFAULT_PAGE;
  const conditions = [`v.status = 'verified'`];
  if (query.search) {
    const part = parameters.add(`%${literally(query.search)}%`);
    const typed = parameters.add(query.search);
    conditions.push(
      `(v.business_name ILIKE ${part} OR v.name_ne ILIKE ${part} OR v.category ILIKE ${part} OR v.city ILIKE ${part}
        OR ${typed} <% v.business_name OR ${typed} <% v.name_ne)`,
    );
  }
  let after = 'true';
  if (query.cursor) {
    const [deals, id] = decodeCursor(query.cursor, ['integer', 'integer']);
    after = `(-sorted, id) > (-${parameters.add(deals)}::int, ${parameters.add(id)}::int)`;
  }
  // A word finds few businesses, whose deals alone are counted; a letter or two find most of them.
  const isWord = query.search !== undefined && query.search.length >= LEAST_WORD;
  const some = isWord ? 'WHERE d.vendor_id = ANY(ARRAY(SELECT id FROM found))' : '';
  const sorted = query.sort === 'honour' ? 'found.rank' : 'coalesce(counted.deals, 0)';
  const sql = `WITH found AS MATERIALIZED (SELECT v.id, honour_rank(v.honour_given, v.honour_counted) AS rank FROM vendor_cards v WHERE ${conditions.join(' AND ')}),
    counted AS (SELECT d.vendor_id, count(*)::int AS deals FROM listed_deals d ${some} GROUP BY d.vendor_id),
    matching AS MATERIALIZED (
      SELECT found.id, coalesce(counted.deals, 0) AS deals, ${sorted} AS sorted FROM found LEFT JOIN counted ON counted.vendor_id = found.id),
    page AS (SELECT rows.*, row_number() OVER () AS n FROM (
      SELECT id, deals, sorted FROM matching WHERE ${after} ORDER BY -sorted, id LIMIT ${limit + 1}) AS rows)
    SELECT coalesce((SELECT json_agg(json_build_object(${BRAND_CARD}, 'dealCount', page.deals) ORDER BY page.n)
        FROM page JOIN vendor_cards v ON v.id = page.id WHERE page.n <= ${limit}), '[]')::text AS json,
      (SELECT count(*)::int FROM (SELECT 1 FROM matching LIMIT ${COUNTED_UP_TO + 1}) c) AS counted,
      (SELECT json_build_array(sorted, id) FROM page WHERE n = ${limit} AND EXISTS (SELECT 1 FROM page WHERE n > ${limit})) AS next`;
  return { sql, values: parameters.values };
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
