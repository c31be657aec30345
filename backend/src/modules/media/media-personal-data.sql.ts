export const READ = `
  SELECT path, purpose, width, height, iso(created_at) AS "uploadedAt" FROM media WHERE owner_id = $1 ORDER BY created_at, id`;
