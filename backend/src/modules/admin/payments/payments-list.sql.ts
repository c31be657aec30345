import { containing, type KeysetList } from '../../../common/paging/keyset-list.sql.js';
import type { SqlParameters } from '../../../common/sql/sql-parameters.js';
import { endOfNepalDay, startOfNepalDay } from '../../../common/time/nepal-day.js';
import { USER_WORDS } from '../users/users-list.sql.js';
import type { AdminPaymentsQuery } from './payment-lists.dto.js';

/**
 * Payments in the review queue (rule AP1): a wrong amount, a pending transfer, open for more than an hour, or a settlement
 * difference. The first line is the condition of the index `payments_needing`.
 */
export const NEEDS_SOMEBODY = `(p.differs_at IS NOT NULL OR p.completed_at IS NULL AND (p.mismatched_at IS NOT NULL OR p.state = 'pending'))
  AND (p.differs_at IS NOT NULL OR p.mismatched_at IS NOT NULL OR p.gateway = 'bank-transfer' OR p.created_at < now() - interval '1 hour')`;

export const NEED = `CASE WHEN p.differs_at IS NOT NULL THEN 'settlement' WHEN p.completed_at IS NOT NULL THEN NULL WHEN p.mismatched_at IS NOT NULL THEN 'mismatch'
  WHEN p.state <> 'pending' THEN NULL WHEN p.gateway = 'bank-transfer' THEN 'transfer' WHEN p.created_at < now() - interval '1 hour' THEN 'open' END`;

export const CUSTOMER_NAME = `coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '#' || u.id)`;
const CUSTOMER = `json_build_object('id', u.id, 'name', ${CUSTOMER_NAME}, 'email', u.email)`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Searches by the id of the payment or of its purpose; otherwise by the gateway's numbers and by the payer. */
function found(search: string, parameters: SqlParameters): string {
  const words = search.trim();
  if (UUID.test(words)) {
    const id = `${parameters.add(words)}::uuid`;
    return `p.id IN (SELECT id FROM payment_facts WHERE public_id = ${id} UNION SELECT id FROM payment_facts WHERE purpose_id = ${id})`;
  }
  const numbers = containing(`(reference || ' ' || coalesce(transaction_id, ''))`, words, parameters);
  return `p.id IN (SELECT id FROM payment_facts WHERE ${numbers} UNION
    SELECT paid.id FROM person_names u JOIN payment_facts paid ON paid.user_id = u.id WHERE u.erased_at IS NULL AND ${containing(USER_WORDS, words, parameters)})`;
}

/** Refunds of a payment `p` by stage. Whole rupees. */
export const REFUND_SUMS = `(SELECT json_build_object(
    'promised', coalesce(sum(r.paisa) FILTER (WHERE r.state IN ('requested', 'manual')), 0) / 100,
    'onItsWay', coalesce(sum(r.paisa) FILTER (WHERE r.state = 'sending'), 0) / 100,
    'returned', coalesce(sum(r.paisa) FILTER (WHERE r.state = 'completed'), 0) / 100)
  FROM refund_facts r WHERE r.payment_id = p.id)`;

/** Payments of all gateways. */
export const PAYMENTS: KeysetList<AdminPaymentsQuery> = {
  from: 'payment_facts p',
  id: 'p.id',
  joins: 'JOIN person_names u ON u.id = p.user_id',
  columns: `
    p.public_id AS id, p.gateway, p.purpose, p.purpose_id AS "purposeId", p.state, (p.paisa / 100)::int AS amount,
    (p.refunded_paisa / 100)::int AS refunded, ${REFUND_SUMS} AS "refundSums", p.reference, p.transaction_id AS "transactionId", ${CUSTOMER} AS customer, ${NEED} AS need,
    iso(p.created_at) AS "createdAt", iso(p.completed_at) AS "completedAt"`,
  sorts: {
    newest: { key: 'p.id', type: 'row', direction: 'DESC' },
    oldest: { key: 'p.id', type: 'row', direction: 'ASC' },
    amount: { key: 'p.paisa', type: 'row', direction: 'DESC' },
  },
  sort: ({ sort, needs }) => sort ?? (needs ? 'oldest' : 'newest'),
  conditions: ({ search, state, gateway, purpose, needs, from, to }, parameters) => [
    state && `p.state = ${parameters.add(state)}`,
    gateway && `p.gateway = ${parameters.add(gateway)}`,
    purpose && `p.purpose = ${parameters.add(purpose)}`,
    needs && NEEDS_SOMEBODY,
    from && `p.created_at >= ${parameters.add(startOfNepalDay(from))}`,
    to && `p.created_at <= ${parameters.add(endOfNepalDay(to))}`,
    search && found(search, parameters),
  ],
};
