export const CART = `SELECT deal_id AS "dealId", quantity::int AS quantity FROM cart_lines WHERE user_id = $1`;

/** $1 the deals. */
export const LOCK_CAPACITIES = 'SELECT deal_capacities_lock($1)';

export const PRICE = `SELECT discounted_price AS "unitPrice" FROM deal_facts WHERE id = $1`;

export const INSERT = `
  WITH placed AS (
    INSERT INTO orders (public_id, user_id, total, points_value, held_on, expires_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id
  ), lines AS (
    INSERT INTO order_lines (order_id, deal_id, vendor_id, title, title_ne, quantity, unit_price, original_price, terms)
    SELECT placed.id, d.id, d.vendor_id, d.title, d.title_ne, line.quantity, line.price, d.original_price, d.terms_now
    FROM placed, unnest($7::int[], $8::int[], $9::int[]) AS line (deal_id, quantity, price) JOIN deal_facts d ON d.id = line.deal_id
  )
  SELECT id AS "rowId" FROM placed`;
