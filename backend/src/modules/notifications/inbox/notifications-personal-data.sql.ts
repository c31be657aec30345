export const READ = `
  SELECT kind, path, facts, iso(created_at) AS "createdAt", iso(read_at) AS "readAt" FROM notifications WHERE user_id = $1 ORDER BY id`;

export const ERASE = 'DELETE FROM notifications WHERE user_id = $1';
