/** Locks the row until commit, so that the cleanup job skips it. */
export const ATTACH = `
  UPDATE media SET examine_at = now() + interval '24 hours'
  WHERE path = $1 AND purpose = $2 AND (owner_id = $3 OR vendor_id = $4) RETURNING id`;

/** The image that has been due the longest, locked; an image that another instance checks is skipped. */
export const NEXT_DUE =
  'SELECT id FROM media WHERE examine_at <= now() ORDER BY examine_at LIMIT 1 FOR UPDATE SKIP LOCKED';

/** @param isShown SQL condition that is true if the image `m` is referenced. $1 image. */
export const examined = (isShown: string): string =>
  `SELECT m.purpose, (${isShown}) AS "isShown" FROM media m WHERE m.id = $1`;
