/** $1 user. */
export const FAVORITES = `
  SELECT f.deal_id AS "dealId", d.title, f.price_then AS "priceThen", iso(f.added_at) AS "addedAt"
  FROM favorites f JOIN deals d ON d.id = f.deal_id WHERE f.user_id = $1 ORDER BY f.added_at DESC, f.deal_id DESC`;
