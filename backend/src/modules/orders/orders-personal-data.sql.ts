export const READ = `
  SELECT o.public_id AS id, o.state, o.total, o.points_value AS "pointsValue", o.due, iso(o.created_at) AS "createdAt", iso(o.paid_at) AS "paidAt",
    (SELECT json_agg(json_build_object('deal', l.title, 'quantity', l.quantity, 'unitPrice', l.unit_price) ORDER BY l.id)
     FROM order_lines l WHERE l.order_id = o.id) AS lines
  FROM orders o WHERE o.user_id = $1 ORDER BY o.id`;
