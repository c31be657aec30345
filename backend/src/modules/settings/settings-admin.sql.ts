export const READ = `
  SELECT s.key, s.value, s.version, iso(s.updated_at) AS "changedAt",
    CASE WHEN u.id IS NOT NULL THEN
      json_build_object('id', u.id, 'name', coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '#' || u.id))
    END AS "changedBy"
  FROM settings s LEFT JOIN person_names u ON u.id = s.changed_by`;

/** Serialized, so that constraints across settings hold (rule SE2). */
export const LOCK_SETTINGS = "SELECT pg_advisory_xact_lock(hashtext('settings'))";

export const WRITE = `
  INSERT INTO settings AS s (key, value, changed_by) VALUES ($1, $2::jsonb, $3)
  ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value, changed_by = EXCLUDED.changed_by, version = s.version + 1, updated_at = now()`;
