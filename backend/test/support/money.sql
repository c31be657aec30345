-- Every row is missing or unaccounted money; an empty result passes.
SELECT 'a pass for an unpaid order' AS rule, o.public_id::text AS which, count(*)::text AS what
  FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN passes p ON p.order_line_id = l.id WHERE o.paid_at IS NULL GROUP BY o.id
UNION ALL SELECT 'passes are paid minus refunded', o.public_id::text, count(p.id) || ' good for ' || coalesce(sum(l.unit_price), 0) || ' of ' || o.total || ' - ' || o.returned_value
  FROM orders o JOIN order_lines l ON l.order_id = o.id LEFT JOIN passes p ON p.order_line_id = l.id AND p.state IN ('issued', 'redeemed', 'expired')
  WHERE o.paid_at IS NOT NULL
  GROUP BY o.id HAVING coalesce(sum(l.unit_price) FILTER (WHERE p.id IS NOT NULL), 0) <> o.total - o.returned_value
UNION ALL SELECT 'an order paid twice', p.purpose_id::text, count(*)::text
  FROM payments p WHERE p.completed_at IS NOT NULL AND p.purpose = 'order'
  AND p.public_id <> ALL (SELECT paid_by FROM orders WHERE paid_by IS NOT NULL) AND p.refunded_paisa <> p.paisa GROUP BY p.purpose_id
UNION ALL SELECT 'money of an order that is nobody''s', o.public_id::text, p.refunded_paisa || ' of ' || p.paisa || ' given back'
  FROM orders o JOIN payments p ON p.public_id = o.paid_by
  WHERE p.paisa <> o.due::bigint * 100 OR p.refunded_paisa <> floor(o.due::bigint * o.returned_value / o.total) * 100
UNION ALL SELECT 'a refund that was not followed to its end', r.public_id::text, r.state FROM refunds r WHERE r.state <> 'completed'
UNION ALL SELECT 'more given back than promised', p.public_id::text, sum(r.paisa) || ' <> ' || p.refunded_paisa
  FROM payments p LEFT JOIN refunds r ON r.payment_id = p.id GROUP BY p.id HAVING coalesce(sum(r.paisa), 0) <> p.refunded_paisa
UNION ALL SELECT 'a payment without an end', p.public_id::text, p.state FROM payments p WHERE p.state = 'pending'
UNION ALL SELECT 'an invoice for each paid order', o.public_id::text, count(i.id)::text
  FROM orders o LEFT JOIN invoices i ON i.source = 'order:' || o.public_id AND i.kind = 'invoice' WHERE o.paid_at IS NOT NULL GROUP BY o.id HAVING count(i.id) <> 1
