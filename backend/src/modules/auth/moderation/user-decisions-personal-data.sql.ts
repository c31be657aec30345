export const READ = `
  SELECT action, reason, iso(created_at) AS "decidedAt" FROM user_decisions WHERE user_id = $1 ORDER BY id`;

export const ERASE = 'DELETE FROM user_decisions WHERE user_id = $1';
