const BUSINESS = `json_build_object('id', v.id, 'businessName', v.business_name, 'nameNe', v.name_ne, 'status', v.status)`;

/**
 * Businesses that wait for verification, without those whose owner has no verified e-mail address (rule G2). `$1`
 * business days (rule WB2).
 */
export const WAITING_VENDORS = `
  SELECT 'vendor' AS kind, v.id::text AS id, v.id::text AS subject_id, v.business_name AS title, v.name_ne AS title_ne, v.id AS business_id,
    ${BUSINESS} AS business,
    json_build_object('category', v.category, 'city', v.city, 'documents', (SELECT count(*)::int FROM vendor_documents d WHERE d.vendor_id = v.id),
      'askedAt', iso(v.asked_at), 'askedReasons', v.asked_reasons, 'askedNote', v.asked_note) AS facts,
    CASE WHEN v.asked_at IS NULL THEN 'ready' ELSE 'waiting' END AS lane, NULL AS blocked_kind, NULL AS blocked_id,
    CASE WHEN v.asked_at IS NOT NULL THEN 'asked' END AS blocked_reason, v.submitted_at AS since,
    business_days_after(v.submitted_at, $1) AS due_at, v.version::bigint AS version, '{ask,reject,verify}'::text[] AS actions, NULL::int AS owner_id
  FROM vendors v JOIN person_names o ON o.id = v.user_id WHERE v.status = 'pending' AND o.email_verified_at IS NOT NULL`;

/** Pending changes of the name or category of a business. `$1` business days. */
export const WAITING_NAMES = `
  SELECT 'name-change' AS kind, v.id::text AS id, v.id::text AS subject_id, coalesce(v.proposed_name, v.business_name) AS title,
    coalesce(v.proposed_name_ne, v.name_ne) AS title_ne, v.id AS business_id, ${BUSINESS} AS business,
    json_build_object('businessName', v.business_name, 'nameNe', v.name_ne, 'category', v.category, 'proposedName', v.proposed_name,
      'proposedNameNe', v.proposed_name_ne, 'proposedCategory', v.proposed_category) AS facts,
    CASE WHEN v.status = 'suspended' THEN 'blocked' ELSE 'ready' END AS lane, CASE WHEN v.status = 'suspended' THEN 'vendor' END AS blocked_kind,
    CASE WHEN v.status = 'suspended' THEN v.id::text END AS blocked_id, CASE WHEN v.status = 'suspended' THEN 'vendor-suspended' END AS blocked_reason,
    v.proposed_at AS since, business_days_after(v.proposed_at, $1) AS due_at, v.version::bigint AS version,
    CASE WHEN v.status = 'suspended' THEN '{reject}' ELSE '{approve,reject}' END::text[] AS actions, NULL::int AS owner_id
  FROM vendors v WHERE v.proposed_at IS NOT NULL`;

/** $1 the business. */
export const LOCKED_VENDOR_VERSION = 'SELECT version FROM vendors WHERE id = $1::int FOR NO KEY UPDATE';
