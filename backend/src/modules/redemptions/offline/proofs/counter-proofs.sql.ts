/** Proofs that a customer can leave for one pass. */
const MAX_PROOFS = 10;

/** $1 the public id, $2 the customer. */
export const OWN_ROW = 'SELECT id, vendor_id AS "vendorId" FROM passes WHERE public_id = $1 AND user_id = $2';

/** Keeps a proof once. $1 the pass's row, $2 characters or null, $3 hash or null, $4 when they were typed. */
export const KEEP_PROOF = `
  INSERT INTO counter_proofs (pass_id, code, hash, shown_at)
  SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM counter_proofs WHERE pass_id = $1) < ${MAX_PROOFS} ON CONFLICT DO NOTHING`;

/** Entries that a counter made of the pass. $1 the pass's row. */
export const HASHES = `SELECT hash FROM counter_entries WHERE pass_id = $1 AND kind = 'accept'`;

/** $1 the device, $2 the business. */
export const KEY_OF_DEVICE =
  'SELECT key_x AS x, key_y AS y FROM counter_devices WHERE id = $1 AND vendor_id = $2';
