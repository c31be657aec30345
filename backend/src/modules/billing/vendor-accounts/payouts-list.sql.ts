import type { KeysetList } from '../../../common/paging/keyset-list.sql.js';
import type { PayoutsQuery } from './payout.dto.js';

const OWN = `p.public_id AS id, iso(p.created_at) AS "paidAt", (p.paisa / 100)::int AS amount, p.method, p.reference,
  coalesce((SELECT l.state FROM payout_run_lines l WHERE l.public_id = p.public_id), 'paid') AS state`;

const LIST: KeysetList<PayoutsQuery> = {
  from: 'payouts p',
  id: 'p.id',
  columns: OWN,
  sorts: {
    newest: { key: 'p.id', type: 'row', direction: 'DESC' },
    oldest: { key: 'p.id', type: 'row', direction: 'ASC' },
  },
  sort: ({ sort }) => sort ?? 'newest',
  conditions: ({ vendor }, parameters) => [vendor && `p.vendor_id = ${parameters.add(vendor)}`],
};

/** Payouts to businesses, for admins. */
export const PAYOUTS: KeysetList<PayoutsQuery> = {
  ...LIST,
  joins: 'JOIN vendor_cards v ON v.id = p.vendor_id JOIN person_names u ON u.id = p.paid_by',
  columns: `${OWN}, json_build_object('id', v.id, 'businessName', v.business_name, 'nameNe', v.name_ne) AS vendor,
    coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '#' || u.id) AS "paidBy"`,
};

/** Payouts to one business; every query must include the business. */
export const OWN_PAYOUTS = LIST;
