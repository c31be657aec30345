/** $1 user. */
export const FAVORITES = `
  SELECT f.deal_id AS "dealId", d.title, f.price_then AS "priceThen", iso(f.added_at) AS "addedAt"
  FROM favorites f JOIN deal_facts d ON d.id = f.deal_id WHERE f.user_id = $1 ORDER BY f.added_at DESC, f.deal_id DESC`;

/** $1 user. */
export const FOLLOWED_BUSINESSES = `
  SELECT v.business_name AS business, iso(f.followed_at) AS "followedAt"
  FROM followed_vendors f JOIN vendor_cards v ON v.id = f.vendor_id WHERE f.user_id = $1 ORDER BY f.followed_at DESC, f.vendor_id DESC`;
