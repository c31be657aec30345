export const READ = `SELECT coalesce(json_object_agg(key, value), '{}')::text AS json FROM settings`;
