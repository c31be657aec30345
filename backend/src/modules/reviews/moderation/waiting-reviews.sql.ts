/** Reported reviews; due 24 hours after the first report (rule WB2). */
export const WAITING_REVIEWS = `
  SELECT 'review' AS kind, r.id::text AS id, r.id::text AS subject_id, coalesce(r.comment, '') AS title, NULL AS title_ne, v.id AS business_id,
    json_build_object('id', v.id, 'businessName', v.business_name, 'nameNe', v.name_ne, 'status', v.status) AS business,
    json_build_object('rating', r.rating, 'reports', reported.count, 'reasons', reported.reasons, 'deal', d.title, 'dealNe', d.title_ne, 'dealId', d.id,
      'author', trim(u.first_name || ' ' || left(u.last_name, 1)), 'reply', r.reply, 'isHidden', r.hidden_at IS NOT NULL) AS facts,
    'ready' AS lane, NULL AS blocked_kind, NULL AS blocked_id, NULL AS blocked_reason, reported.since, reported.since + interval '24 hours' AS due_at,
    floor(extract(epoch FROM r.updated_at) * 1000)::bigint AS version,
    CASE WHEN r.hidden_at IS NULL THEN '{hide,keep}' ELSE '{keep}' END::text[] AS actions, NULL::int AS owner_id
  FROM (SELECT p.review_id, count(*)::int AS count, min(p.created_at) AS since, array_agg(DISTINCT p.reason) AS reasons
    FROM review_reports p WHERE p.decided_at IS NULL GROUP BY p.review_id) AS reported
  JOIN reviews r ON r.id = reported.review_id JOIN deal_facts d ON d.id = r.deal_id JOIN vendor_cards v ON v.id = d.vendor_id
  JOIN person_names u ON u.id = r.user_id`;

/** $1 the review. */
export const LOCKED_REVIEW_VERSION = `
  SELECT floor(extract(epoch FROM updated_at) * 1000)::bigint AS version FROM reviews WHERE id = $1::int FOR UPDATE`;
