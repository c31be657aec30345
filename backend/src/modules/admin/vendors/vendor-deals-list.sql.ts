import type { KeysetList } from '../../../common/paging/keyset-list.sql.js';
import type { PageQuery } from '../../../common/paging/page-query.js';

export interface OfVendor extends PageQuery {
  vendor: number;
}

/** All deals of a business, in every state. */
export const VENDOR_DEALS: KeysetList<OfVendor> = {
  from: 'deal_facts d',
  id: 'd.id',
  columns: `
    d.id, d.title, d.moderation_status AS "moderationStatus", d.is_active AS "isActive", iso(d.start_date) AS "startDate", iso(d.end_date) AS "endDate",
    d.original_price AS "originalPrice", d.discounted_price AS "discountedPrice", d.average_rating::float8 AS "averageRating",
    d.rating_count AS "ratingCount", (SELECT count(*)::int FROM pass_facts p WHERE p.deal_id = d.id AND p.state = 'redeemed') AS "passesUsed"`,
  sorts: { newest: { key: 'd.created_at', type: 'time', direction: 'DESC' } },
  sort: () => 'newest',
  conditions: ({ vendor }, parameters) => [`d.vendor_id = ${parameters.add(vendor)}`],
};
