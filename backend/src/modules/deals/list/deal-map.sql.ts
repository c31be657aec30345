import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { DealFilterQuery } from './deal-query.dto.js';
import { NEXT_CHANGE } from './deal-columns.sql.js';
import { filterConditions, nearPlaces, searched } from './deal-filters.sql.js';
import type { Statement } from './deal-list.sql.js';

/** A map shows the places of this many of the newest matches at the most. */
const SHOWN = 500;

/** Where the deals of a filter can be used: branches with a known position, each with its deals. One statement. */
export function dealMapStatement(filter: DealFilterQuery): Statement {
  const parameters = new SqlParameters();
  const where = [...filterConditions(filter, parameters).values()].join(' AND ') || 'true';
  const near = filter.near ? [nearPlaces(filter.near, parameters)] : [];
  const ctes = [...searched(filter, parameters), ...near].map((cte) => `${cte}, `).join('');
  const sql = `WITH ${ctes}matching AS MATERIALIZED (
      SELECT d.id, d.vendor_id, d.branch_ids, d.created_at, d.title, d.title_ne, d.discount_type, d.discount_value, d.original_price, d.discounted_price
      FROM listed_deals d WHERE ${where} ORDER BY d.created_at DESC, d.id DESC LIMIT ${SHOWN + 1}
    ),
    shown AS MATERIALIZED (SELECT * FROM matching ORDER BY created_at DESC, id DESC LIMIT ${SHOWN}),
    places AS (
      SELECT b.id, b.name, b.address, b.city, b.latitude, b.longitude, v.business_name, v.name_ne,
        json_agg(json_build_object('id', m.id, 'title', m.title, 'titleNe', m.title_ne, 'discountType', m.discount_type,
          'discountValue', m.discount_value, 'originalPrice', m.original_price, 'discountedPrice', m.discounted_price)
          ORDER BY m.created_at DESC, m.id DESC) AS deals
      FROM shown m JOIN branch_places b ON b.vendor_id = m.vendor_id AND (m.branch_ids IS NULL OR b.id = ANY(m.branch_ids))
      JOIN vendor_cards v ON v.id = b.vendor_id
      WHERE b.latitude IS NOT NULL AND b.longitude IS NOT NULL GROUP BY b.id, b.name, b.address, b.city, b.latitude, b.longitude, v.business_name, v.name_ne
    )
    SELECT json_build_object(
      'isComplete', (SELECT count(*) FROM matching) <= ${SHOWN},
      'places', (SELECT coalesce(json_agg(json_build_object('branchId', id, 'businessName', business_name, 'businessNameNe', name_ne, 'name', name, 'address', address,
        'city', city, 'latitude', latitude, 'longitude', longitude, 'deals', deals) ORDER BY business_name, id), '[]') FROM places)
    )::text AS json, ${NEXT_CHANGE} AS "validUntil"`;
  return { sql, values: parameters.values };
}
