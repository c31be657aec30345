import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { SearchStage } from '../search/search-stages.js';
import type { DealFilterQuery } from './deal-query.dto.js';
import { nextChange } from './deal-columns.sql.js';
import { allOf, areCounted, groupConditions } from './counted-deals.sql.js';
import { dealSource, filterConditions } from './deal-filters.sql.js';
import type { Statement } from './deal-list.sql.js';
import { nearDeals, newestNear } from './near-deals.sql.js';

/** Maximum number of newest matches whose places a map shows. */
const SHOWN = 500;

/** Deals of a place on the map, newest first. */
const PLACE_DEALS = `json_agg(json_build_object('id', m.id, 'title', m.title, 'titleNe', m.title_ne, 'discountType', m.discount_type,
  'discountValue', m.discount_value, 'originalPrice', m.original_price, 'discountedPrice', m.discounted_price)
  ORDER BY m.created_at DESC, m.id DESC) AS deals`;

/** Branches with a known position, for deals without a venue. */
const BRANCHES = `SELECT b.id, b.id AS branch_id, b.vendor_id, b.name, NULL::text AS name_ne, b.address, b.city, b.latitude, b.longitude, ${PLACE_DEALS}
  FROM shown m JOIN branch_places b ON b.vendor_id = m.vendor_id AND (m.branch_ids IS NULL OR b.id = ANY(m.branch_ids))
  WHERE m.venue_name IS NULL AND b.latitude IS NOT NULL AND b.longitude IS NOT NULL
  GROUP BY b.id, b.vendor_id, b.name, b.address, b.city, b.latitude, b.longitude`;

/** Venues of deals. Deals of a business with the same venue share one. Negative ids are never those of branches. */
const VENUES = `SELECT -min(m.id), NULL::int, m.vendor_id, m.venue_name, m.venue_name_ne, NULL::text, NULL::text, m.venue_latitude, m.venue_longitude, ${PLACE_DEALS}
  FROM shown m WHERE m.venue_name IS NOT NULL
  GROUP BY m.vendor_id, m.venue_name, m.venue_name_ne, m.venue_latitude, m.venue_longitude`;

const PLACE_JSON = `json_build_object('id', p.id, 'branchId', p.branch_id, 'businessName', v.business_name, 'businessNameNe', v.name_ne,
  'name', p.name, 'nameNe', p.name_ne, 'address', p.address, 'city', p.city, 'latitude', p.latitude, 'longitude', p.longitude, 'deals', p.deals)`;

const COLUMNS = `d.id, d.vendor_id, d.branch_ids, d.created_at, d.title, d.title_ne, d.discount_type, d.discount_value, d.original_price,
  d.discounted_price, d.venue_name, d.venue_name_ne, d.venue_latitude, d.venue_longitude`;

/** The newest matches and one more as the CTE `matching`, after the CTEs that it reads. */
function matchingDeals(filter: DealFilterQuery, stage: SearchStage, parameters: SqlParameters): string[] {
  const used = filterConditions(filter, stage, new SqlParameters()).keys();
  const newest = `ORDER BY d.created_at DESC, d.id DESC LIMIT ${SHOWN + 1}`;
  if (filter.near && areCounted(used)) {
    const near = nearDeals(filter, parameters);
    const conditions = [...groupConditions(filter, stage, parameters).values()];
    return [
      ...near.ctes,
      ...newestNear(near, conditions, SHOWN + 1),
      `matching AS MATERIALIZED (SELECT ${COLUMNS} FROM listed_deals d WHERE d.id = ANY(ARRAY(SELECT deal_id FROM newest)) ${newest})`,
    ];
  }
  const { ctes, from, conditions } = dealSource(filter, stage, parameters);
  return [
    ...ctes,
    `matching AS MATERIALIZED (SELECT ${COLUMNS} FROM ${from} WHERE ${allOf(conditions.values())} ${newest})`,
  ];
}

/** Places where the deals of a filter can be used: venues and branches with a known position, each with its deals. One statement. */
export function dealMapStatement(filter: DealFilterQuery, stage: SearchStage): Statement {
  const parameters = new SqlParameters();
  const sql = `WITH ${matchingDeals(filter, stage, parameters).join(', ')},
    shown AS MATERIALIZED (SELECT * FROM matching ORDER BY created_at DESC, id DESC LIMIT ${SHOWN}),
    places AS (${BRANCHES} UNION ALL ${VENUES})
    SELECT json_build_object(
      'isComplete', (SELECT count(*) FROM matching) <= ${SHOWN},
      'places', (SELECT coalesce(json_agg(${PLACE_JSON} ORDER BY v.business_name, p.id), '[]')
        FROM places p JOIN vendor_cards v ON v.id = p.vendor_id)
    )::text AS json, ${nextChange(filter)} AS "validUntil"`;
  return { sql, values: parameters.values };
}
