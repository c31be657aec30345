import { BRAND_CARD } from '../../deals/index.js';

/**
 * Follows a business and returns three flags: the business is public, was followed, was added. $1 user, $2
 * slug, $3 maximum number of businesses.
 */
export const FOLLOW = `
  WITH seen AS (SELECT id FROM vendor_cards WHERE slug = $2 AND status = 'verified'),
  added AS (
    INSERT INTO followed_vendors (user_id, vendor_id)
    SELECT $1, id FROM seen WHERE (SELECT count(*) FROM followed_vendors WHERE user_id = $1) < $3
    ON CONFLICT DO NOTHING RETURNING 1
  )
  SELECT EXISTS (SELECT FROM seen) AS "isPublic", EXISTS (SELECT FROM added) AS "isAdded",
    EXISTS (SELECT FROM followed_vendors f JOIN seen ON seen.id = f.vendor_id WHERE f.user_id = $1) AS "isFollowed"`;

/** Also removes a business that is no longer verified. $1 user, $2 slug. */
export const UNFOLLOW = `
  DELETE FROM followed_vendors WHERE user_id = $1 AND vendor_id = (SELECT id FROM vendor_cards WHERE slug = $2)`;

/** Followed businesses, newest first; at most as many as a customer may follow. $1 user. */
export const FOLLOWED = `
  SELECT coalesce(json_agg(item ORDER BY item->>'followedAt' DESC, (item->>'id')::int), '[]') AS brands FROM (
    SELECT (jsonb_build_object(${BRAND_CARD},
      'dealCount', (SELECT count(*)::int FROM listed_deals d WHERE d.vendor_id = v.id), 'followedAt', iso(f.followed_at))) AS item
    FROM followed_vendors f JOIN vendor_cards v ON v.id = f.vendor_id AND v.status = 'verified' WHERE f.user_id = $1) AS items`;
