import type { KeysetList } from '../../../common/paging/keyset-list.sql.js';
import type { PageQuery } from '../../../common/paging/page-query.js';

export interface OfUser extends PageQuery {
  user: number;
}

/** Passes of a user. An issued pass after its expiry time counts as expired. */
export const USER_PASSES: KeysetList<OfUser> = {
  from: 'pass_facts p',
  id: 'p.id',
  joins: 'JOIN deal_facts d ON d.id = p.deal_id JOIN vendor_cards v ON v.id = p.vendor_id',
  columns: `
    p.public_id AS id, p.deal_id AS "dealId", d.title AS "dealTitle", p.vendor_id AS "vendorId", v.business_name AS "businessName",
    v.name_ne AS "businessNameNe",
    CASE WHEN p.state = 'issued' AND p.expires_at <= now() THEN 'expired' ELSE p.state END AS state,
    iso(p.issued_at) AS "issuedAt", iso(p.expires_at) AS "expiresAt", iso(p.redeemed_at) AS "redeemedAt", p.amount`,
  sorts: { newest: { key: 'p.id', type: 'row', direction: 'DESC' } },
  sort: () => 'newest',
  conditions: ({ user }, parameters) => [`p.user_id = ${parameters.add(user)}`],
};
