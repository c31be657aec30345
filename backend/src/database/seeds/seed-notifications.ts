import type { SeedContext } from './seed-context.js';

const DEAL_FACTS = `'deal', json_build_object('en', d.title, 'ne', d.title_ne), 'business', json_build_object('en', v.business_name, 'ne', v.name_ne)`;

/** Inserts the notifications of the last four weeks; older ones than the last days are read. */
const TELL = `
  INSERT INTO notifications (user_id, kind, deal_id, path, facts, created_at, read_at)
  SELECT user_id, kind, deal_id, path, facts, at, CASE WHEN at < now() - interval '3 days' THEN at + interval '5 hours' END FROM (
    SELECT p.user_id, CASE WHEN p.points > 0 THEN 'pass-used-with-points' ELSE 'pass-used' END AS kind, d.id AS deal_id,
      '/deals/' || d.id || '?tab=reviews' AS path, json_build_object(${DEAL_FACTS}, 'points', p.points) AS facts, p.redeemed_at AS at
    FROM passes p JOIN deals d ON d.id = p.deal_id JOIN vendors v ON v.id = p.vendor_id WHERE p.state = 'redeemed'
    UNION ALL
    SELECT part.user_id, part.kind, NULL, '/dashboard/points', json_build_object('points', r.points), r.rewarded_at
    FROM invite_rewards r CROSS JOIN LATERAL (VALUES (r.inviter_id, 'invite-rewarded'), (r.invited_id, 'invited-rewarded')) AS part (user_id, kind)
    WHERE r.rewarded_at IS NOT NULL
    UNION ALL
    SELECT r.user_id, 'review-replied', d.id, '/deals/' || d.id || '?tab=reviews', json_build_object(${DEAL_FACTS}), r.replied_at
    FROM reviews r JOIN deals d ON d.id = r.deal_id JOIN vendors v ON v.id = d.vendor_id WHERE r.reply IS NOT NULL AND r.hidden_at IS NULL
    UNION ALL
    SELECT v.user_id, 'deal-approved', d.id, '/dashboard/deals', json_build_object(${DEAL_FACTS}), d.first_approved_at
    FROM deals d JOIN vendors v ON v.id = d.vendor_id WHERE d.first_approved_at IS NOT NULL
    UNION ALL
    SELECT v.user_id, 'deal-rejected', d.id, '/dashboard/deals/' || d.id || '/edit',
      json_build_object(${DEAL_FACTS}, 'reason', d.rejection_reason), d.submitted_at + interval '7 hours'
    FROM deals d JOIN vendors v ON v.id = d.vendor_id WHERE d.moderation_status = 'rejected'
    UNION ALL
    SELECT v.user_id, 'review-received', d.id, '/dashboard/reviews?deal=' || d.id, json_build_object(${DEAL_FACTS}, 'stars', r.rating), r.created_at
    FROM reviews r JOIN deals d ON d.id = r.deal_id JOIN vendors v ON v.id = d.vendor_id WHERE r.hidden_at IS NULL
    UNION ALL
    SELECT v.user_id, 'deal-first-used', d.id, '/dashboard/redemptions?deal=' || d.id, json_build_object(${DEAL_FACTS}), min(p.redeemed_at)
    FROM passes p JOIN deals d ON d.id = p.deal_id JOIN vendors v ON v.id = d.vendor_id WHERE p.redeemed_at IS NOT NULL
    GROUP BY d.id, v.user_id, v.business_name, v.name_ne
  ) told WHERE at BETWEEN now() - interval '28 days' AND now() ORDER BY at`;

export async function seedNotifications({ db }: SeedContext): Promise<void> {
  await db.query(TELL);
}
