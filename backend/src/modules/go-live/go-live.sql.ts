/**
 * $1 the business, $2 business days of a verification, $3 business days of a decision about a deal. Deadlines are ends of
 * business days (rule G8).
 */
export const GO_LIVE_FACTS = `
  SELECT v.status, v.status_reason AS "statusReason", a.asked_note AS "askedNote",
    v.vat_number IS NOT NULL AS "hasVatNumber", v.registration_number IS NOT NULL AS "hasRegistrationNumber",
    p.email_verified_at IS NOT NULL AS "isEmailVerified",
    papers.tax_at IS NOT NULL AS "hasTaxPaper", papers.registration_at IS NOT NULL AS "hasRegistrationPaper",
    iso(papers.complete_at) AS "papersSince", iso(business_days_after(papers.complete_at, $2::int)) AS "papersDueAt",
    EXISTS (SELECT 1 FROM branch_places WHERE vendor_id = $1) AS "hasBranch",
    EXISTS (SELECT 1 FROM branch_places WHERE vendor_id = $1 AND card_made_at IS NOT NULL) AS "hasCard",
    EXISTS (SELECT 1 FROM deal_facts WHERE vendor_id = $1 AND first_approved_at IS NOT NULL) AS "hasApprovedDeal",
    iso(pending.sent_at) AS "dealSentAt", iso(business_days_after(pending.sent_at, $3::int)) AS "dealDueAt",
    rejected.id AS "rejectedDealId", rejected.rejection_reason AS "dealReason",
    asked.deal_id AS "askedDealId", asked.asked_note AS "dealAskedNote",
    (SELECT id FROM draft_facts WHERE vendor_id = $1 ORDER BY updated_at DESC, id DESC LIMIT 1) AS "draftId",
    EXISTS (SELECT 1 FROM pass_facts WHERE vendor_id = $1 AND redeemed_at IS NOT NULL AND state = 'redeemed') AS "hasRedemptions"
  FROM vendor_cards v JOIN person_names p ON p.id = v.user_id
  CROSS JOIN LATERAL (
    SELECT sent.tax_at, sent.registration_at, greatest(v.submitted_at, sent.tax_at, sent.registration_at) AS complete_at FROM (
      SELECT max(created_at) FILTER (WHERE kind = 'tax') AS tax_at, max(created_at) FILTER (WHERE kind = 'registration') AS registration_at
      FROM document_facts WHERE vendor_id = v.id) AS sent
  ) AS papers
  CROSS JOIN LATERAL (
    SELECT max(submitted_at) AS sent_at FROM deal_facts WHERE vendor_id = v.id AND moderation_status = 'pending'
  ) AS pending
  LEFT JOIN LATERAL (
    SELECT d.id, d.rejection_reason FROM deal_facts d WHERE d.vendor_id = v.id AND d.moderation_status = 'rejected'
    ORDER BY d.submitted_at DESC, d.id DESC LIMIT 1
  ) AS rejected ON true
  LEFT JOIN vendor_asks a ON a.vendor_id = v.id
  LEFT JOIN LATERAL (
    SELECT q.deal_id, q.asked_note FROM deal_asks q WHERE q.vendor_id = v.id AND q.revision_id IS NULL ORDER BY q.asked_at DESC LIMIT 1
  ) AS asked ON true
  WHERE v.id = $1`;
