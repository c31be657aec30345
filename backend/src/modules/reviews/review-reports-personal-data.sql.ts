export const REPORTS_OF_USER =
  'SELECT review_id AS "reviewId", reason, comment, iso(created_at) AS "createdAt" FROM review_reports WHERE user_id = $1 ORDER BY id';

export const ERASE_REPORTS = 'DELETE FROM review_reports WHERE user_id = $1';
