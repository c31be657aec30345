export const IS_KEPT = `EXISTS (SELECT 1 FROM vendors v WHERE v.id = d.vendor_id AND v.status IN ('verified', 'suspended'))`;

const COLUMNS = `id, kind, type, size, iso(created_at) AS "uploadedAt"`;

/** $1 the user, $2 the user's business or null. Selects documents of the business, or those uploaded before its registration. */
const OWN = `(vendor_id = $2 OR $2::int IS NULL AND vendor_id IS NULL AND owner_id = $1) AND (vendor_id IS NOT NULL OR discard_at > now())`;

export const LIST = `SELECT ${COLUMNS} FROM vendor_documents WHERE ${OWN} ORDER BY created_at, id`;

export const OWN_DOCUMENT = `SELECT ${COLUMNS} FROM vendor_documents WHERE ${OWN} AND id = $3`;

export const OWN_DOCUMENTS = `SELECT 1 FROM vendor_documents WHERE ${OWN}`;

export const INSERT_DOCUMENT = `INSERT INTO vendor_documents (id, owner_id, vendor_id, kind, type, size, discard_at)
         VALUES ($1, $2, $3::int, $4, $5, $6, CASE WHEN $3::int IS NULL THEN now() + interval '24 hours' END)`;

export const KEPT_DOCUMENT = `SELECT 1 FROM vendor_documents d WHERE d.id = $1 AND ${IS_KEPT}`;

export const ATTACH =
  'UPDATE vendor_documents SET vendor_id = $2, discard_at = NULL WHERE owner_id = $1 AND vendor_id IS NULL AND discard_at > now()';

export const DOCUMENT_OF_VENDOR = `SELECT ${COLUMNS} FROM vendor_documents WHERE vendor_id = $1 AND id = $2`;

export const DUE = 'SELECT id FROM vendor_documents WHERE discard_at <= now() LIMIT 1 FOR UPDATE SKIP LOCKED';

export const DELETE_DOCUMENT = 'DELETE FROM vendor_documents WHERE id = $1';

export const DETACH = 'UPDATE vendor_documents SET vendor_id = NULL, discard_at = now() WHERE id = $1';

/** $1 the business: a new paper answers what an admin asked for. */
export const ANSWER_ASKED = `
  UPDATE vendors SET asked_at = NULL, asked_reasons = '{}', asked_note = NULL, submitted_at = now() WHERE id = $1 AND asked_at IS NOT NULL RETURNING id`;

/** $1 the business: the kinds of its papers. */
export const PAPER_KINDS = `
  SELECT coalesce(array_agg(DISTINCT kind ORDER BY kind), '{}') AS kinds FROM vendor_documents WHERE vendor_id = $1`;
