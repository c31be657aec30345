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

/**
 * Payouts to one business as its ledger has them, with those of runs that are not confirmed; every query must
 * include the business.
 */
export const OWN_PAYOUTS: KeysetList<PayoutsQuery> = {
  from: `ledger_accounts la JOIN ledger_entries e ON e.account_id = la.id
    JOIN ledger_transactions t ON t.id = e.transaction_id AND t.kind = 'payout'`,
  id: 'e.id',
  joins: `LEFT JOIN payouts p ON p.public_id = t.source::uuid
    LEFT JOIN payout_run_lines l ON l.public_id = t.source::uuid LEFT JOIN payout_runs r ON r.id = l.run_id`,
  columns: `t.source AS id, iso(t.created_at) AS "orderedAt", to_char(r.payout_day, 'YYYY-MM-DD') AS "payoutDay", iso(p.created_at) AS "paidAt",
    (e.paisa / 100)::int AS amount, coalesce(p.method, CASE l.kind WHEN 'bank' THEN 'bank-transfer' ELSE l.kind END) AS method,
    coalesce(p.reference, l.reference) AS reference, coalesce(l.state, 'paid') AS state, l.bank, l.last_four AS "lastFour",
    CASE WHEN r.state <> 'rejected' THEN l.returned_reason END AS "returnedReason"`,
  sorts: {
    newest: { key: 'e.id', type: 'row', direction: 'DESC' },
    oldest: { key: 'e.id', type: 'row', direction: 'ASC' },
  },
  sort: ({ sort }) => sort ?? 'newest',
  conditions: ({ vendor }, parameters) => [vendor && `la.vendor_id = ${parameters.add(vendor)}`],
};
