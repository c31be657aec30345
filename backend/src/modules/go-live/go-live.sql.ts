/** $1 the business. */
export const GO_LIVE_FACTS = `
  SELECT v.status, v.status_reason AS "statusReason", a.asked_note AS "askedNote", iso(v.submitted_at) AS "submittedAt",
    v.vat_number IS NOT NULL AS "hasVatNumber", v.registration_number IS NOT NULL AS "hasRegistrationNumber",
    p.email_verified_at IS NOT NULL AS "isEmailVerified",
    (SELECT iso(max(created_at)) FROM document_facts WHERE vendor_id = $1 AND kind = 'tax') AS "taxSentAt",
    (SELECT iso(max(created_at)) FROM document_facts WHERE vendor_id = $1 AND kind = 'registration') AS "registrationSentAt",
    EXISTS (SELECT 1 FROM branch_places WHERE vendor_id = $1) AS "hasBranch",
    EXISTS (SELECT 1 FROM branch_places WHERE vendor_id = $1 AND card_made_at IS NOT NULL) AS "hasCard",
    EXISTS (SELECT 1 FROM deal_facts WHERE vendor_id = $1 AND first_approved_at IS NOT NULL) AS "hasApprovedDeal",
    (SELECT iso(max(submitted_at)) FROM deal_facts WHERE vendor_id = $1 AND moderation_status = 'pending') AS "dealSentAt",
    rejected.id AS "rejectedDealId", rejected.rejection_reason AS "dealReason",
    asked.deal_id AS "askedDealId", asked.asked_note AS "dealAskedNote",
    (SELECT id FROM draft_facts WHERE vendor_id = $1 ORDER BY updated_at DESC, id DESC LIMIT 1) AS "draftId",
    EXISTS (SELECT 1 FROM pass_facts WHERE vendor_id = $1 AND redeemed_at IS NOT NULL AND state = 'redeemed') AS "hasRedemptions"
  FROM vendor_cards v JOIN person_names p ON p.id = v.user_id
  LEFT JOIN LATERAL (
    SELECT d.id, d.rejection_reason FROM deal_facts d WHERE d.vendor_id = v.id AND d.moderation_status = 'rejected'
    ORDER BY d.submitted_at DESC, d.id DESC LIMIT 1
  ) AS rejected ON true
  LEFT JOIN vendor_asks a ON a.vendor_id = v.id
  LEFT JOIN LATERAL (
    SELECT q.deal_id, q.asked_note FROM deal_asks q WHERE q.vendor_id = v.id AND q.revision_id IS NULL ORDER BY q.asked_at DESC LIMIT 1
  ) AS asked ON true
  WHERE v.id = $1`;

/** Seasons that are holidays, as days in Nepal. */
export const HOLIDAYS = `
  SELECT to_char(starts_on, 'YYYY-MM-DD') AS "from", to_char(ends_on, 'YYYY-MM-DD') AS until
  FROM season_days WHERE is_active AND is_holiday`;
