/** $1 user. */
export const CART = `
  SELECT l.deal_id AS "dealId", d.title, l.quantity, l.price_then AS "priceThen", iso(l.added_at) AS "addedAt"
  FROM cart_lines l JOIN deal_facts d ON d.id = l.deal_id WHERE l.user_id = $1 ORDER BY l.added_at, l.deal_id`;
