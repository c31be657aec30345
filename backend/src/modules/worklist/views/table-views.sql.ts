const COLUMNS = `id, "table", name, query, iso(updated_at) AS "updatedAt"`;

/** $1 the admin, $2 a table or null for all. */
export const VIEWS_OF = `
  SELECT ${COLUMNS} FROM table_views WHERE user_id = $1 AND ($2::text IS NULL OR "table" = $2) ORDER BY "table", name, id`;

/** $1 the admin, $2 the id. */
export const VIEW_OF = `SELECT ${COLUMNS} FROM table_views WHERE user_id = $1 AND id = $2`;

/**
 * Replaces the view of the same name. No row if the table has no free slot. $1 the admin, $2 the table, $3 the name,
 * $4 the query.
 */
export const SAVE_VIEW = `
  INSERT INTO table_views (user_id, "table", slot, name, query)
  SELECT $1::int, $2::text, free.slot, $3::text, $4::text FROM (
    SELECT coalesce(
      (SELECT v.slot FROM table_views v WHERE v.user_id = $1::int AND v."table" = $2::text AND v.name = $3::text),
      (SELECT min(n)::smallint FROM generate_series(1, 20) AS n
       WHERE NOT EXISTS (SELECT 1 FROM table_views v WHERE v.user_id = $1::int AND v."table" = $2::text AND v.slot = n))) AS slot
  ) AS free WHERE free.slot IS NOT NULL
  ON CONFLICT ON CONSTRAINT table_views_name DO UPDATE SET query = excluded.query, updated_at = now()
  RETURNING id`;

/** $1 the admin, $2 the id. */
export const DELETE_VIEW = 'DELETE FROM table_views WHERE user_id = $1 AND id = $2 RETURNING id';

/** $1 the admin. */
export const DELETE_VIEWS = 'DELETE FROM table_views WHERE user_id = $1';
