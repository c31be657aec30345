const BUSINESS = `json_build_object('id', v.id, 'businessName', v.business_name, 'nameNe', v.name_ne, 'status', v.status)`;

/**
 * Lane of a deal. Only deals of verified businesses can be approved (rule G1); deals with requested changes wait for
 * the business.
 */
const lane = (asked: string): string =>
  `CASE WHEN ${asked} IS NOT NULL THEN 'waiting' WHEN v.status = 'verified' THEN 'ready' ELSE 'blocked' END`;

const blocked = (asked: string): string => `
  CASE WHEN ${asked} IS NULL AND v.status <> 'verified' THEN 'vendor' END AS blocked_kind,
  CASE WHEN ${asked} IS NULL AND v.status <> 'verified' THEN v.id::text END AS blocked_id,
  CASE WHEN ${asked} IS NOT NULL THEN 'asked' WHEN v.status <> 'verified' THEN 'vendor-' || v.status END AS blocked_reason`;

const ACTIONS = `
  CASE WHEN v.status = 'verified' AND d.end_date > now() THEN '{approve,ask,reject}' ELSE '{ask,reject}' END::text[] AS actions`;

const asked = (alias: string): string =>
  `'askedAt', iso(${alias}.asked_at), 'askedReasons', ${alias}.asked_reasons, 'askedNote', ${alias}.asked_note`;

/** Pending deals, due after one business day (rule WB2). */
export const WAITING_DEALS = `
  SELECT 'deal' AS kind, d.id::text AS id, d.id::text AS subject_id, d.title, d.title_ne, d.vendor_id AS business_id, ${BUSINESS} AS business,
    json_build_object('image', d.image, 'originalPrice', d.original_price, 'discountedPrice', d.discounted_price, 'endDate', iso(d.end_date),
      ${asked('d')}) AS facts,
    ${lane('d.asked_at')} AS lane, ${blocked('d.asked_at')}, d.submitted_at AS since, business_days_after(d.submitted_at, 1) AS due_at,
    d.version::bigint AS version, ${ACTIONS}, NULL::int AS owner_id
  FROM deals d JOIN vendor_cards v ON v.id = d.vendor_id WHERE d.moderation_status = 'pending'`;

/** Pending revisions of live deals. The version is that of the deal, which also changes with the revision. */
export const WAITING_CHANGES = `
  SELECT 'revision' AS kind, r.id::text AS id, d.id::text AS subject_id, d.title, d.title_ne, d.vendor_id AS business_id, ${BUSINESS} AS business,
    json_build_object('image', d.image, 'fields', (SELECT count(*)::int FROM jsonb_object_keys(r.changes)), ${asked('r')}) AS facts,
    ${lane('r.asked_at')} AS lane, ${blocked('r.asked_at')}, r.submitted_at AS since, business_days_after(r.submitted_at, 1) AS due_at,
    d.version::bigint AS version, CASE WHEN v.status = 'verified' THEN '{approve,ask,reject}' ELSE '{ask,reject}' END::text[] AS actions,
    NULL::int AS owner_id
  FROM deal_revisions r JOIN deals d ON d.id = r.deal_id JOIN vendor_cards v ON v.id = d.vendor_id WHERE r.status = 'pending'`;

/** $1 the deal. */
export const LOCKED_DEAL_VERSION = `
  SELECT version FROM deals WHERE id = $1::int FOR NO KEY UPDATE`;

/** $1 the revision. */
export const LOCKED_CHANGE_VERSION = `
  SELECT d.version FROM deals d JOIN deal_revisions r ON r.deal_id = d.id WHERE r.id = $1::int FOR NO KEY UPDATE OF d`;

/** Business that an admin works for. $1 the admin. */
export const BUSINESS_OF = 'SELECT vendor_id AS "vendorId" FROM staff_roles WHERE user_id = $1';
