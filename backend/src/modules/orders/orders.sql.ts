import type { KeysetList } from '../../common/paging/keyset-list.sql.js';
import type { PageQuery } from '../../common/paging/page-query.js';
import type { OrderState } from './checkout/order.policy.js';

/** Overdue is expired, settled or not. */
const SUMMARY = `
  o.public_id AS id, CASE WHEN o.state = 'awaiting_payment' AND o.expires_at <= now() THEN 'expired' ELSE o.state END AS state, o.total,
  o.points_value AS "pointsValue", o.due, iso(o.expires_at) AS "expiresAt", iso(o.created_at) AS "createdAt", iso(o.paid_at) AS "paidAt",
  (SELECT json_agg(json_build_object('dealId', l.deal_id, 'title', l.title, 'titleNe', l.title_ne, 'image', d.image, 'coverKey', d.cover_key, 'categorySlug', c.slug,
      'vendor', json_build_object('id', v.id, 'slug', v.slug, 'businessName', v.business_name, 'nameNe', v.name_ne), 'quantity', l.quantity,
      'unitPrice', l.unit_price, 'originalPrice', l.original_price, 'lineTotal', l.unit_price * l.quantity,
      'passes', (SELECT coalesce(json_agg(json_build_object('id', p.public_id, 'expiresAt', iso(p.expires_at),
          'state', CASE WHEN p.state = 'issued' AND p.expires_at <= now() THEN 'expired' ELSE p.state END) ORDER BY p.id), '[]')
        FROM pass_facts p WHERE p.order_line_id = l.id)) ORDER BY l.id)
    FROM order_lines l JOIN deal_facts d ON d.id = l.deal_id JOIN category_names c ON c.id = d.category_id JOIN vendor_cards v ON v.id = l.vendor_id WHERE l.order_id = o.id) AS lines`;

/** $1 the order, $2 the customer. */
export const OWN_ORDER = `
  SELECT ${SUMMARY},
    (SELECT coalesce(json_agg(json_build_object('id', p.public_id, 'gateway', p.gateway, 'state', p.state, 'amount', p.paisa / 100,
        'createdAt', iso(p.created_at)) ORDER BY p.id), '[]') FROM payment_facts p WHERE p.purpose = 'order' AND p.purpose_id = o.public_id) AS payments,
    (SELECT coalesce(json_agg(json_build_object('id', r.public_id, 'amount', r.paisa / 100, 'state', r.state, 'createdAt', iso(r.created_at),
        'completedAt', iso(r.completed_at)) ORDER BY r.id), '[]')
      FROM refund_facts r JOIN payment_facts p ON p.id = r.payment_id WHERE p.purpose = 'order' AND p.purpose_id = o.public_id) AS refunds,
    (SELECT coalesce(json_agg(json_build_object('id', i.public_id, 'kind', i.kind, 'number', i.number, 'issuedAt', iso(i.issued_at),
        'totalPaisa', i.total_paisa) ORDER BY i.id), '[]')
      FROM invoice_facts first JOIN invoice_facts i ON i.id = first.id OR i.corrects_id = first.id
      WHERE first.kind = 'invoice' AND first.source = 'order:' || o.public_id) AS invoices
  FROM orders o WHERE o.public_id = $1 AND o.user_id = $2`;

/** Orders of one customer. */
export interface OrdersOf extends PageQuery {
  sort?: string;
  userId: number;
  state?: readonly OrderState[];
}

/** The state as of now: overdue is expired, settled or not. */
const conditionOf = (state: OrderState): string => {
  if (state === 'awaiting_payment') return `o.state = 'awaiting_payment' AND o.expires_at > now()`;
  if (state === 'expired')
    return `(o.state = 'expired' OR o.state = 'awaiting_payment' AND o.expires_at <= now())`;
  return `o.state = '${state}'`;
};

/** Orders of one customer, newest first. */
export const OWN_ORDERS: KeysetList<OrdersOf> = {
  from: 'orders o',
  id: 'o.id',
  columns: SUMMARY,
  sorts: { newest: { key: 'o.id', type: 'row', direction: 'DESC' } },
  sort: () => 'newest',
  conditions: ({ userId, state }, parameters) => [
    `o.user_id = ${parameters.add(userId)}`,
    state && `(${state.map(conditionOf).join(' OR ')})`,
  ],
};
