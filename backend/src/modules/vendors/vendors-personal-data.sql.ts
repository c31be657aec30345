export const READ = `
  SELECT v.id, v.business_name AS "businessName", v.name_ne AS "nameNe", v.business_type AS "businessType", v.category, v.description,
    v.description_ne AS "descriptionNe", v.logo, v.website,
    v.vat_number AS "vatNumber", v.registration_number AS "registrationNumber", v.address, v.city, v.phone, v.email,
    v.contact_name AS "contactName", v.contact_position AS "contactPosition", v.contact_phone AS "contactPhone",
    v.contact_email AS "contactEmail", v.status, iso(v.created_at) AS "createdAt",
    (SELECT coalesce(json_agg(json_build_object('name', b.name, 'address', b.address, 'city', b.city, 'latitude', b.latitude,
      'longitude', b.longitude) ORDER BY b.id), '[]') FROM branches b WHERE b.vendor_id = v.id) AS branches
  FROM vendors v WHERE v.user_id = $1`;

export const WORK = `
  SELECT m.role, m.rights, v.business_name AS business, b.name AS branch, iso(m.created_at) AS "since"
  FROM staff_members m JOIN vendors v ON v.id = m.vendor_id LEFT JOIN branches b ON b.id = m.branch_id WHERE m.user_id = $1`;

export const DOCUMENTS = `
  SELECT kind, type, size, iso(created_at) AS "uploadedAt", read_number AS "readNumber" FROM vendor_documents WHERE owner_id = $1 ORDER BY created_at, id`;

/** The next cleanup run deletes the files. Documents sent by another owner stay with a continuing business. */
export const DISCARD = `
  UPDATE vendor_documents d SET vendor_id = NULL, discard_at = now()
  WHERE d.owner_id = $1 OR EXISTS (SELECT 1 FROM vendors v WHERE v.id = d.vendor_id AND v.user_id = $1)`;

/** Makes another owner of the business its main owner, in place of the one who leaves (rule H4). */
export const HAND_OVER = `
  UPDATE vendors v SET user_id = other.user_id FROM (
    SELECT DISTINCT ON (m.vendor_id) m.vendor_id, m.user_id FROM staff_members m
    WHERE m.role = 'owner' AND m.user_id <> $1 ORDER BY m.vendor_id, m.id
  ) other WHERE v.id = other.vendor_id AND v.user_id = $1`;

/** $1 the owner. */
export const OWN_BUSINESS = 'SELECT id FROM vendors WHERE user_id = $1';

/** Keeps the details that identify the company on passes and invoices, and deletes contact and personal details. */
export const CLOSE = `
  UPDATE vendors SET address = NULL, city = NULL, phone = NULL, email = NULL, contact_name = NULL, contact_position = NULL,
    contact_phone = NULL, contact_email = NULL, website = NULL, logo = NULL, version = version + 1, updated_at = now(),
    status = CASE status WHEN 'pending' THEN 'rejected' WHEN 'verified' THEN 'suspended' ELSE status END,
    status_reason = 'Closed by its owner.'
  WHERE user_id = $1`;

export const DELETE_MEMBER = 'DELETE FROM staff_members WHERE user_id = $1';

export const LOCK_OWN_VENDORS = 'SELECT 1 FROM vendors WHERE user_id = $1 FOR UPDATE';

/** The texts may name people. */
export const DELETE_SAVED_REPLIES =
  'DELETE FROM saved_replies WHERE vendor_id = (SELECT id FROM vendors WHERE user_id = $1)';

export const DELETE_STAFF =
  'DELETE FROM staff_members WHERE vendor_id = (SELECT id FROM vendors WHERE user_id = $1)';
