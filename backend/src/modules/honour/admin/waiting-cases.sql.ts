/**
 * Open cases (rule WB1). They are ready while they wait for an admin, and due at the decision date; before, they wait for a
 * side. They are decided on their own page.
 */
export const WAITING_CASES = `
  SELECT 'case' AS kind, c.public_id::text AS id, c.public_id::text AS subject_id, d.title, d.title_ne, v.id AS business_id,
    json_build_object('id', v.id, 'businessName', v.business_name, 'nameNe', v.name_ne, 'status', v.status) AS business,
    json_build_object('number', c.id, 'state', c.state, 'reason', c.reason, 'wants', c.wants, 'promised', c.promised, 'paid', c.paid,
      'amount', c.most_amount, 'customer', u.shown_name, 'isUnanswered', c.is_unanswered) AS facts,
    CASE WHEN c.due_by = 'admin' THEN 'ready' ELSE 'waiting' END AS lane, NULL AS blocked_kind, NULL AS blocked_id, NULL AS blocked_reason,
    c.opened_at AS since, c.due_at, floor(extract(epoch FROM c.updated_at) * 1000)::bigint AS version, '{}'::text[] AS actions, NULL::int AS owner_id
  FROM honour_cases c JOIN deal_facts d ON d.id = c.deal_id JOIN vendor_cards v ON v.id = c.vendor_id JOIN person_names u ON u.id = c.user_id
  WHERE c.state IN ('waiting-for-shop', 'with-admin', 'second-look')`;
