const COLUMNS = `day_starts_at AS "dayStartsAt", idle_minutes AS "idleMinutes", difference_limit AS "differenceLimit"`;

/** $1 the business. */
export const COUNTER_SETTINGS = `SELECT ${COLUMNS} FROM counter_settings WHERE vendor_id = $1`;

/** $1 the business, $2 start of the day, $3 idle minutes, $4 limit of a difference; null leaves a value unchanged. */
export const CHANGE_SETTINGS = `
  INSERT INTO counter_settings AS kept (vendor_id, day_starts_at, idle_minutes, difference_limit)
  VALUES ($1, coalesce($2::smallint, 4), coalesce($3::smallint, 2), coalesce($4::int, 100))
  ON CONFLICT (vendor_id) DO UPDATE SET day_starts_at = coalesce($2::smallint, kept.day_starts_at),
    idle_minutes = coalesce($3::smallint, kept.idle_minutes), difference_limit = coalesce($4::int, kept.difference_limit), changed_at = now()
  RETURNING ${COLUMNS}`;
