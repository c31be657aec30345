import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Removes any number of accents from words, and limits a search to 100 characters and eight words. */
export class SearchBounds1768400004000 implements MigrationInterface {
  name = 'SearchBounds1768400004000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      tokens(`normalize(regexp_replace(normalize(coalesce(source, ''), NFKD), '${ACCENTS}', '', 'g'), NFKC)`),
    );
    await db.query(QUERY);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(tokens(`normalize(coalesce(source, ''), NFKC)`));
  }
}

/** Combining marks of Latin, Greek and Cyrillic, also when several are stacked. Vowel signs of Devanagari remain. */
const ACCENTS = String.raw`[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+`;

const tokens = (normalized: string): string => `
  CREATE OR REPLACE FUNCTION search_tokens(source text) RETURNS text[] LANGUAGE sql STABLE AS $$
    SELECT coalesce(array_agg(DISTINCT token), '{}')
    FROM regexp_split_to_table(lower(public.unaccent(${normalized})), '[[:space:][:punct:]।–—‘’“”$+<=>^|~]+') AS token
    WHERE length(token) BETWEEN 1 AND 60
  $$`;

const QUERY = `
  CREATE OR REPLACE FUNCTION deal_search_query(source text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
  DECLARE
    token text;
    near text[];
    renamed text[];
    meant text;
    answer tsquery;
  BEGIN
    FOREACH token IN ARRAY (search_tokens(left(normalize(source, NFKC), 100)))[1:8] LOOP
      near := '{}';
      -- Nobody mistypes longer words so that one of ours is near.
      IF length(token) BETWEEN 4 AND 30 AND NOT EXISTS (SELECT 1 FROM search_words WHERE word = token) THEN
        SELECT coalesce(array_agg(word), '{}') INTO near FROM (
          SELECT word FROM search_words WHERE word % token AND abs(length(word) - length(token)) <= 3
          ORDER BY similarity(word, token) DESC, word LIMIT 6
        ) AS similar_words;
      END IF;
      SELECT array_agg(r.kind || ':' || r.subject_id) INTO renamed FROM search_rebuilds r
        WHERE r.finished_at IS NULL AND EXISTS (
          SELECT 1 FROM unnest(r.words) AS word WHERE starts_with(word, token) OR word = ANY(near));
      SELECT concat_ws(' | ', '''' || token || ''':*', string_agg('''' || lexeme || '''', ' | ')) INTO meant
        FROM unnest(near || renamed) AS lexeme;
      answer := CASE WHEN answer IS NULL THEN meant::tsquery ELSE answer && meant::tsquery END;
    END LOOP;
    RETURN coalesce(answer, ''::tsquery);
  END $$`;
