import { EXPIRED_REFUND_DAYS } from '../../redemptions/index.js';
import { CUSTOMER_NAME } from './payments-list.sql.js';

/** $1 the public id. */
export const ADMIN_ORDER = `
  SELECT o.public_id AS id, o.state, o.total, o.points_value AS "pointsValue", o.due, o.returned_value AS "returnedValue",
    json_build_object('id', u.id, 'name', ${CUSTOMER_NAME}, 'email', u.email) AS customer, iso(o.created_at) AS "createdAt", iso(o.paid_at) AS "paidAt",
    (SELECT json_agg(json_build_object('dealId', l.deal_id, 'title', l.title, 'titleNe', l.title_ne,
        'vendor', json_build_object('id', v.id, 'businessName', v.business_name, 'nameNe', v.name_ne), 'quantity', l.quantity, 'unitPrice', l.unit_price,
        'passes', (SELECT coalesce(json_agg(json_build_object('id', p.public_id, 'expiresAt', iso(p.expires_at),
            'isRefundable', p.state IN ('issued', 'expired') AND p.expires_at > now() - interval '${EXPIRED_REFUND_DAYS} days'
              AND (o.owed_on = 'payment' OR p.owed_at IS NULL),
            'state', CASE WHEN p.state = 'issued' AND p.expires_at <= now() THEN 'expired' ELSE p.state END) ORDER BY p.id), '[]')
          FROM pass_facts p WHERE p.order_line_id = l.id)) ORDER BY l.id)
      FROM order_line_facts l JOIN vendor_cards v ON v.id = l.vendor_id WHERE l.order_id = o.id) AS lines,
    (SELECT coalesce(json_agg(json_build_object('id', p.public_id, 'gateway', p.gateway, 'state', p.state, 'amount', (p.paisa / 100)::int,
        'createdAt', iso(p.created_at)) ORDER BY p.id), '[]') FROM payment_facts p WHERE p.purpose = 'order' AND p.purpose_id = o.public_id) AS payments
  FROM order_facts o JOIN person_names u ON u.id = o.user_id WHERE o.public_id = $1`;
