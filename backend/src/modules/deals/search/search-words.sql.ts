/** $1 version of the keys. Words without keys of this version; rows locked by another instance are skipped. */
export const WORDS_WITHOUT_KEYS = `SELECT word FROM search_words WHERE key_version < $1 ORDER BY key_version LIMIT 500 FOR UPDATE SKIP LOCKED`;

/** $1 version, $2 the words with their keys, as JSON. */
export const STORE_KEYS = `
  UPDATE search_words w SET key_version = $1, latin = keyed.latin, consonants = keyed.consonants, keys = keyed.keys, near = keyed.near
  FROM json_to_recordset($2::json) AS keyed(word text, latin text, consonants text, keys text[], near text[]) WHERE w.word = keyed.word`;

/**
 * $1 keys, $2 words, $3 version of the keys. Stored words with one of the keys; unfinished renames with these words or one of $2, whose deals
 * are found by a mark instead of the new name; and one row that is `isWaiting` if a word has no keys of this version.
 */
export const WORDS_WITH_KEYS = `
  WITH stored AS MATERIALIZED (SELECT word, keys FROM search_words WHERE keys && $1::text[])
  SELECT word, keys, NULL::text AS mark, NULL::text[] AS words, false AS "isWaiting" FROM stored
  UNION ALL
  SELECT NULL, NULL, kind || ':' || subject_id, words, false FROM search_rebuilds
  WHERE finished_at IS NULL AND words && ($2::text[] || ARRAY(SELECT word FROM stored))
  UNION ALL
  SELECT NULL, NULL, NULL, NULL, true WHERE EXISTS (SELECT 1 FROM search_words WHERE key_version < $3)`;

/** $1 queries. Number of deals for each, counted up to 500. */
export const COUNT_FOUND = `
  SELECT (SELECT count(*)::int FROM (SELECT 1 FROM listed_deals d WHERE d.search @@ asked.query::tsquery LIMIT 500) AS deals) AS found
  FROM unnest($1::text[]) WITH ORDINALITY AS asked(query, n) ORDER BY n`;

/**
 * Words of deals, listed or not, that may have been meant: same consonants, the same beginning for the word still being typed,
 * one wrong letter, or similar letters. $1 in Latin letters, $2 consonants, $3 shortened forms as JSON, $4 true while being typed.
 */
export const SIMILAR_WORDS = `
  SELECT asked.n::int AS n, near.word, near.latin, near.stage, near.similarity::float8 AS similarity
  FROM unnest($1::text[], $2::text[], $3::json[], $4::boolean[]) WITH ORDINALITY AS asked(latin, consonants, forms, is_last, n), LATERAL (
    (SELECT w.word, w.latin, 'consonants' AS stage, similarity(w.latin, asked.latin) FROM search_words w
      WHERE w.consonants = asked.consonants ORDER BY 4 DESC, w.word LIMIT 8)
    UNION ALL
    (SELECT w.word, w.latin, 'start', similarity(w.latin, asked.latin) FROM search_words w
      WHERE asked.is_last AND w.latin ^@ asked.latin ORDER BY 4 DESC, w.word LIMIT 12)
    UNION ALL
    (SELECT w.word, w.latin, 'letter', similarity(w.latin, asked.latin) FROM search_words w
      WHERE w.near && ARRAY(SELECT json_array_elements_text(asked.forms)) ORDER BY 4 DESC, w.word LIMIT 20)
    UNION ALL
    (SELECT w.word, w.latin, 'similar', similarity(w.latin, asked.latin) FROM search_words w
      WHERE length(asked.latin) >= 4 AND w.latin % asked.latin AND abs(length(w.latin) - length(asked.latin)) <= 3 ORDER BY 4 DESC, w.word LIMIT 8)
  ) AS near`;

/** $1 words. Those that listed deals contain. */
export const LISTED_WORDS = `
  SELECT asked.word FROM unnest($1::text[]) AS asked(word)
  WHERE EXISTS (SELECT 1 FROM listed_deals d WHERE d.search @@ ('''' || replace(asked.word, '''', '''''') || '''')::tsquery)`;

/** $1 number of listed deals. Whether there are as many. */
export const ARE_MANY = `SELECT coalesce(sum(deals), 0) >= $1::int AS "areMany" FROM deal_counts`;

/** Dishes and activities with their searchable names. */
export const SEARCH_TERMS = `SELECT kind, meaning, term FROM search_terms ORDER BY id`;

export const SEARCHED_CITIES = `SELECT slug, name, name_ne AS "nameNe" FROM city_names WHERE is_active ORDER BY position, id`;

export const SEARCHED_CATEGORIES = `SELECT slug, name, name_ne AS "nameNe" FROM category_names ORDER BY id`;
