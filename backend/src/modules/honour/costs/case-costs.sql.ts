/** Maximum rows by deal and by branch. */
const MAX_ROWS = 20;

const REASONS = `
      count(*) FILTER (WHERE c.reason = 'refused')::int AS "refused", count(*) FILTER (WHERE c.reason = 'charged-more')::int AS "chargedMore",
      count(*) FILTER (WHERE c.reason = 'gave-less')::int AS "gaveLess", count(*) FILTER (WHERE c.reason = 'not-available')::int AS "notAvailable",
      count(*)::int AS cases, coalesce(sum(c.remedy_amount), 0)::int AS amount`;

/** Cases of 12 months by deal and branch, with what they cost (rule HN14). $1 the business, $2 now. */
export const CASE_COSTS = `
  WITH ours AS MATERIALIZED (
    SELECT c.reason, c.deal_id, c.is_bought, c.remedy, c.remedy_amount, p.branch_id
    FROM honour_cases c JOIN pass_facts p ON p.id = c.pass_id
    WHERE c.vendor_id = $1 AND c.state <> 'withdrawn' AND c.opened_at > $2::timestamptz - interval '12 months'
  )
  SELECT (SELECT count(*)::int FROM ours) AS cases,
    (SELECT json_build_object('cases', count(*), 'amount', coalesce(sum(remedy_amount), 0)) FROM ours WHERE remedy = 'pay-back' AND NOT is_bought) AS points,
    (SELECT json_build_object('cases', count(*), 'amount', coalesce(sum(remedy_amount), 0)) FROM ours WHERE remedy = 'pay-back' AND is_bought) AS refunds,
    (SELECT count(*)::int FROM ours WHERE remedy = 'again') AS again,
    (SELECT coalesce(json_agg(row ORDER BY row.cases DESC, row.id), '[]') FROM (
      SELECT d.id, d.title, d.title_ne AS "titleNe", ${REASONS} FROM ours c JOIN deal_facts d ON d.id = c.deal_id
      GROUP BY d.id, d.title, d.title_ne ORDER BY count(*) DESC, d.id LIMIT ${MAX_ROWS}) AS row) AS deals,
    (SELECT coalesce(json_agg(row ORDER BY row.cases DESC, row.id NULLS LAST), '[]') FROM (
      SELECT b.id, b.name, ${REASONS} FROM ours c LEFT JOIN branch_places b ON b.id = c.branch_id
      GROUP BY b.id, b.name ORDER BY count(*) DESC, b.id NULLS LAST LIMIT ${MAX_ROWS}) AS row) AS branches`;
