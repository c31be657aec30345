import { REVIEW_COLUMNS } from './deal-reviews.sql.js';

/** Hours in which a business can change its reply (rule R8). */
export const EDITABLE_HOURS = 24;

export const ONE_REVIEW = `SELECT ${REVIEW_COLUMNS} FROM reviews r JOIN person_names u ON u.id = r.user_id WHERE r.id = $1`;

export const OWN_REVIEW_ID = 'SELECT id FROM reviews WHERE user_id = $1 AND deal_id = $2';

export const INSERT_REVIEW =
  'INSERT INTO reviews (user_id, deal_id, rating, comment) VALUES ($1, $2, $3, $4) RETURNING id';

/** Reviews with at most this number of stars are answered first, and managers are told of them (rules R7 and R9). */
export const LOW_STARS = 2;

/**
 * Managers who answer reviews at the branch of the reviewed use, or at all branches. The business's main account is told of every
 * review. $1 the review.
 */
export const MANAGERS_OF_REVIEW = `
  SELECT s.user_id AS "userId" FROM reviews r JOIN deal_facts d ON d.id = r.deal_id JOIN vendor_cards v ON v.id = d.vendor_id
  JOIN staff_roles s ON s.vendor_id = v.id
  WHERE r.id = $1 AND s.role = 'manager' AND s.user_id <> v.user_id AND (s.rights IS NULL OR 'reviews' = ANY (s.rights))
    AND (s.branch_id IS NULL OR s.branch_id = (SELECT p.branch_id FROM pass_facts p
      WHERE p.user_id = r.user_id AND p.deal_id = r.deal_id AND p.state = 'redeemed' ORDER BY p.redeemed_at DESC LIMIT 1))
  ORDER BY s.user_id`;

export const LOCK_OWN_REVIEW =
  'SELECT deal_id AS "dealId", rating, hidden_at IS NOT NULL AS "isHidden" FROM reviews WHERE id = $1 AND user_id = $2 FOR UPDATE';

export const UPDATE_REVIEW = `UPDATE reviews SET rating = $2, comment = CASE WHEN $3 THEN $4 ELSE comment END, updated_at = now() WHERE id = $1`;

export const LOCK_REVIEW_OF_VENDOR = `SELECT r.deal_id AS "dealId", r.reply IS NOT NULL AS "isAnswered", r.replied_at > now() - interval '${EDITABLE_HOURS} hours' AS "isEditable"
         FROM reviews r JOIN deal_facts d ON d.id = r.deal_id
         WHERE r.id = $1 AND d.vendor_id = $2 AND r.hidden_at IS NULL FOR UPDATE OF r`;

export const REPLY = 'UPDATE reviews SET reply = $2, replied_at = now() WHERE id = $1';

export const EDIT_REPLY = 'UPDATE reviews SET reply = $2, reply_edited_at = now() WHERE id = $1';

export const USE_FACTS = `SELECT d.vendor_id AS "vendorId", EXISTS (SELECT 1 FROM pass_facts p WHERE p.user_id = $1 AND p.deal_id = d.id AND p.state = 'redeemed') AS "isUsed"
       FROM deal_facts d WHERE d.id = $2`;
