/**
 * Stores searches of visitors. A visitor counts once a day for each search, and for at most $4 searches a day.
 * $1 day, $2 searches, $3 marks of the visitors, $4 limit.
 */
export const KEEP = `
  INSERT INTO search_misses (day, query, visitor)
  SELECT $1::date, m.query, m.visitor FROM unnest($2::text[], $3::bytea[]) WITH ORDINALITY AS m(query, visitor, n)
  WHERE (SELECT count(*) FROM search_misses s WHERE s.day = $1::date AND s.visitor = m.visitor) < $4
  ON CONFLICT DO NOTHING`;

/** Searches that found nothing in the last 30 days. $1 today, $2 least number of visitors. */
export const MISSES = `
  SELECT query, count(*)::int AS visitors, max(day)::text AS "lastDay" FROM search_misses WHERE day > $1::date - 30
  GROUP BY query HAVING count(*) >= $2 ORDER BY visitors DESC, "lastDay" DESC, query LIMIT 200`;

export const OLD_MISSES = 'day < current_date - 31';
