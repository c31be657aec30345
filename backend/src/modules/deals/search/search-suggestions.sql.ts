/** $1 true for Nepali. Single-word terms in that script with their number of deals: dishes before activities, the most common first. */
export const POPULAR_TERMS = `
  SELECT t.meaning, t.term FROM search_terms t, LATERAL (
    SELECT count(*) AS found FROM (SELECT 1 FROM listed_deals d WHERE d.search @@ plainto_tsquery('simple', t.term) LIMIT 500) AS deals) AS counted
  WHERE t.kind IN ('dish', 'activity') AND t.term !~ '[[:space:]]' AND (t.term ~ '[\\u0900-\\u097f]') = $1 AND counted.found > 0
  ORDER BY t.kind = 'dish' DESC, counted.found DESC, t.id LIMIT 20`;
