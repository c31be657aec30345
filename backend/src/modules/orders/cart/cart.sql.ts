import { IS_PAID_FOR } from '../checkout/order-rows.sql.js';
import { limitColumns, livePasses } from '../../redemptions/index.js';
import { IS_PUBLIC, SAVED_COLUMNS, SAVED_JOINS, WAS_PUBLIC } from '../../favorites/index.js';

/**
 * Number of the customer's issued and redeemed passes of the deal (rule L1), and of those that orders
 * reserve. An order without a started payment does not count, because the next order replaces it (rule OR2).
 * `user` is a parameter or NULL.
 */
const own = (user: string): string => `${livePasses(user)}
  + (SELECT coalesce(sum(l.quantity), 0)::int FROM order_lines l JOIN orders o ON o.id = l.order_id
     WHERE o.user_id = ${user} AND o.state = 'awaiting_payment' AND l.deal_id = d.id AND ${IS_PAID_FOR})`;

/** Limits on the quantity; `day` is today in Nepal. */
const limits = (user: string, day: string): string => limitColumns(own(user), day);

const lines = (source: string, user: string, day: string, where: string, order: string): string => `
  SELECT kept.quantity AS "wishedQuantity", (SELECT row_to_json(l) FROM (SELECT ${limits(user, day)}) AS l) AS limits,
    (SELECT row_to_json(view) FROM (SELECT ${SAVED_COLUMNS}) AS view) AS deal
  FROM ${source} ${SAVED_JOINS} WHERE ${where} ORDER BY ${order}`;

/** $1 user, $2 today in Nepal. */
export const CART_LINES = lines(
  'cart_lines AS kept',
  '$1',
  '$2',
  'kept.user_id = $1',
  'kept.added_at, kept.deal_id',
);

/** $1 deals, $2 quantities, $3 prices then, $4 today in Nepal. In the given order. */
export const CART_PREVIEW = lines(
  'unnest($1::int[], $2::int[], $3::int[]) WITH ORDINALITY AS kept (deal_id, quantity, price_then, n)',
  'NULL',
  '$4',
  `d.sale_mode = 'prepaid' AND ${IS_PUBLIC}`,
  'kept.n',
);

/** Facts that decide if a deal may be put into the cart. $1 user, $2 deal, $3 today in Nepal. */
export const PURCHASE_FACTS = `
  SELECT d.vendor_id AS "vendorId", ${IS_PUBLIC} AS "isPublic", d.end_date AS "endDate", d.sale_mode AS "saleMode", ${limits('$1', '$3')},
    (SELECT count(*)::int FROM cart_lines l WHERE l.user_id = $1 AND l.deal_id <> d.id) AS "otherLines"
  FROM deal_facts d JOIN vendor_cards v ON v.id = d.vendor_id JOIN deal_availability cap ON cap.deal_id = d.id WHERE d.id = $2`;

/** Sets the quantity and keeps the price of the first insertion. $1 user, $2 deal, $3 quantity. */
export const PUT_LINE = `
  INSERT INTO cart_lines AS line (user_id, deal_id, quantity, price_then)
  SELECT $1, d.id, $3, d.discounted_price FROM deal_facts d WHERE d.id = $2
  ON CONFLICT (user_id, deal_id) DO UPDATE SET quantity = EXCLUDED.quantity, updated_at = now()`;

/**
 * $1 user, $2 deals, $3 quantities, $4 prices then, $5 the business the customer works for: of two quantities
 * the larger counts.
 * @returns the number of lines
 */
export const MERGE_LINES = `
  WITH merged AS (
    INSERT INTO cart_lines AS line (user_id, deal_id, quantity, price_then)
    SELECT $1::int, d.id, max(kept.quantity), coalesce(min(kept.price_then), d.discounted_price)
    FROM unnest($2::int[], $3::int[], $4::int[]) AS kept (deal_id, quantity, price_then)
    JOIN deal_facts d ON d.id = kept.deal_id
    WHERE d.sale_mode = 'prepaid' AND ${WAS_PUBLIC} AND d.vendor_id IS DISTINCT FROM $5::int GROUP BY d.id, d.discounted_price
    ON CONFLICT (user_id, deal_id) DO UPDATE SET quantity = greatest(line.quantity, EXCLUDED.quantity), updated_at = now()
    RETURNING line.deal_id
  )
  SELECT count(*)::int AS total FROM (SELECT deal_id FROM merged UNION SELECT deal_id FROM cart_lines WHERE user_id = $1) AS all_lines`;
