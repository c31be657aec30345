/** The first deal's name stands for the order. $1 the order. */
const facts = (more: string): string => `
  json_build_object('deal', (SELECT json_build_object('en', l.title, 'ne', l.title_ne) FROM order_lines l WHERE l.order_id = o.id ORDER BY l.id LIMIT 1),
    'codes', (SELECT coalesce(sum(l.quantity), 0)::int FROM order_lines l WHERE l.order_id = o.id), ${more})`;

const OF_ORDER = (kind: string, more: string, joins = ''): string => `
  SELECT '${kind}' AS kind, o.user_id AS "userId", NULL::int AS "dealId", '/dashboard/orders/' || o.public_id AS path, ${facts(more)} AS facts
  FROM orders o ${joins} WHERE o.public_id = $1`;

/** What was paid in money, with the number of its invoice (rules CK2 and IN1). */
export const ORDER_PAID = OF_ORDER(
  'order-paid',
  `'amount', o.due, 'invoice', i.number`,
  `JOIN invoices i ON i.kind = 'invoice' AND i.source = 'order:' || o.public_id`,
);

/** What was paid and goes back, because the order could not be given (rules OR5 and P8). */
export const ORDER_NOT_HONORED = OF_ORDER('order-not-honored', `'amount', o.due`);

/** What went back last, in money and in points. */
export const ORDER_REFUNDED = OF_ORDER('order-refunded', `'returned', o.returned_value`);
