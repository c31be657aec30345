/** Row of a notification about an order, named by its first deal. $1 the order. */
const ofOrder = (facts: string, joins = ''): string => `
  SELECT o.user_id AS "userId", NULL::int AS "dealId", json_build_object(
    'deal', (SELECT json_build_object('en', l.title, 'ne', l.title_ne) FROM order_lines l WHERE l.order_id = o.id ORDER BY l.id LIMIT 1),
    'codes', (SELECT coalesce(sum(l.quantity), 0)::int FROM order_lines l WHERE l.order_id = o.id), ${facts}) AS facts
  FROM orders o ${joins} WHERE o.public_id = $1`;

/** The amount paid, with the number of its invoice (rules CK2 and IN1). */
export const PAID = ofOrder(
  `'amount', o.due, 'invoice', i.number`,
  `JOIN invoice_facts i ON i.kind = 'invoice' AND i.source = 'order:' || o.public_id`,
);

/** The amount that is refunded, because the order could not be fulfilled (rules OR5 and P8). */
export const NOT_HONORED = ofOrder(`'amount', o.due`);

/** The value refunded so far, in money and in points. */
export const REFUNDED = ofOrder(`'returned', o.returned_value`);
