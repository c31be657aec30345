import type { KeysetList } from '../../../common/paging/keyset-list.sql.js';
import type { AdminRefundsQuery } from './payment-lists.dto.js';
import { CUSTOMER_NAME } from './payments-list.sql.js';

/** Refunds `r` that are promised and not yet paid, without those of test payments (rule OV4). */
export const PROMISED_REFUND = `r.state IN ('requested', 'manual')
  AND NOT EXISTS (SELECT 1 FROM payment_facts tested WHERE tested.id = r.payment_id AND tested.is_test)`;

/** Refunds without `isOwn`; by default the oldest request is first. */
export const REFUNDS: KeysetList<AdminRefundsQuery> = {
  from: 'refund_facts r',
  id: 'r.id',
  joins: 'JOIN payment_facts p ON p.id = r.payment_id JOIN person_names u ON u.id = p.user_id',
  columns: `
    r.public_id AS id, p.public_id AS "paymentId", p.gateway, p.purpose, p.purpose_id AS "purposeId", (r.paisa / 100)::int AS amount, r.state, r.cause,
    r.manual_reason AS "manualReason", r.manual_reference AS "manualReference", r.attempts,
    json_build_object('id', u.id, 'name', ${CUSTOMER_NAME}, 'email', u.email) AS customer, iso(r.created_at) AS "createdAt",
    iso(r.completed_at) AS "completedAt"`,
  sorts: {
    oldest: { key: 'r.id', type: 'row', direction: 'ASC' },
    newest: { key: 'r.id', type: 'row', direction: 'DESC' },
  },
  sort: ({ sort, state }) => sort ?? (state === 'completed' ? 'newest' : 'oldest'),
  conditions: ({ state, cause }, parameters) => [
    state === 'promised' ? PROMISED_REFUND : state && `r.state = ${parameters.add(state)}`,
    cause && `r.cause = ${parameters.add(cause)}`,
  ],
};

/**
 * Refunds as an admin sees them.
 * @param isOwn SQL condition about `r.public_id`
 */
export const refundsFor = (isOwn: string): KeysetList<AdminRefundsQuery> => ({
  ...REFUNDS,
  columns: `${REFUNDS.columns}, ${isOwn} AS "isOwn"`,
});
