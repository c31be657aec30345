/** $1 the business: passes that customers can use. */
export const OPEN_PASSES = `
  SELECT 1 FROM passes p WHERE p.vendor_id = $1 AND p.state = 'issued' AND p.expires_at > now() LIMIT 1`;

/** Titles for the points entries of passes. $1 public ids of passes. */
export const TITLES_OF_PASSES = `
  SELECT p.public_id AS source, d.title, d.title_ne AS "titleNe" FROM passes p JOIN deal_facts d ON d.id = p.deal_id
  WHERE p.public_id = ANY($1::uuid[])`;
