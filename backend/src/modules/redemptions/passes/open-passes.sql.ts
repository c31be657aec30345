/** $1 the business: passes that customers can use. */
export const OPEN_PASSES = `
  SELECT 1 FROM passes p WHERE p.vendor_id = $1 AND p.state = 'issued' AND p.expires_at > now() LIMIT 1`;
