const COLUMNS = 'id, review_id AS "reviewId", reason, comment, iso(created_at) AS "createdAt"';

export const SHOWN_REVIEW = 'SELECT user_id AS "userId" FROM reviews WHERE id = $1 AND hidden_at IS NULL';

export const INSERT_REPORT = `INSERT INTO review_reports (review_id, user_id, reason, comment) VALUES ($1, $2, $3, $4) RETURNING ${COLUMNS}`;

export const OWN_REPORT = `SELECT ${COLUMNS} FROM review_reports WHERE id = $1 AND user_id = $2`;
