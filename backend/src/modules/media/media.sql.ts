/** Locks the row until commit, so that the cleanup job skips it. */
export const ATTACH = `
  UPDATE media SET examine_at = now() + interval '24 hours'
  WHERE path = $1 AND purpose = $2 AND (owner_id = $3 OR vendor_id = $4) RETURNING id`;
