import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Renaming a category, a city or a business with many deals no longer rewrites their search vectors in the
 * same transaction: it inserts a row into `search_rebuilds`, which a background job processes in batches.
 * Vectors get one lexeme per category, parent category, city and business (`category:4`), so that a search
 * finds the deals by a new name before their vectors have it.
 */
export class SearchRebuilds1768400000000 implements MigrationInterface {
  name = 'SearchRebuilds1768400000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
    await db.query(VECTORS);
    await db.query(RENAMES);
    await db.query(QUERY);
    // Existing deals get the new lexemes in the background, too.
    await db.query(
      `INSERT INTO search_rebuilds (kind, subject_id, words, total) SELECT 'all', 0, '{}', count(*) FROM deals HAVING count(*) > 0`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION catalog_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_TABLE_NAME = 'categories' THEN
          UPDATE deals SET category_id = category_id WHERE category_id IN (SELECT id FROM categories WHERE id = NEW.id OR parent_id = NEW.id);
        ELSE
          UPDATE deals SET location_id = location_id WHERE location_id = NEW.id;
        END IF;
        RETURN NEW;
      END $$;
      CREATE OR REPLACE FUNCTION vendors_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE deals SET vendor_id = vendor_id WHERE vendor_id = NEW.id;
        RETURN NEW;
      END $$;
      CREATE OR REPLACE FUNCTION deal_search_query(source text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
      DECLARE
        token text;
        meant text;
        answer tsquery;
      BEGIN
        FOREACH token IN ARRAY (search_tokens(source))[1:8] LOOP
          meant := '''' || token || ''':*';
          IF length(token) > 3 AND NOT EXISTS (SELECT 1 FROM search_words WHERE word = token) THEN
            SELECT concat_ws(' | ', meant, string_agg('''' || near.word || '''', ' | ')) INTO meant FROM (
              SELECT word FROM search_words WHERE word % token AND abs(length(word) - length(token)) <= 3
              ORDER BY similarity(word, token) DESC, word LIMIT 6
            ) AS near;
          END IF;
          answer := CASE WHEN answer IS NULL THEN meant::tsquery ELSE answer && meant::tsquery END;
        END LOOP;
        RETURN coalesce(answer, ''::tsquery);
      END $$;
      DROP FUNCTION search_rename(text, integer, text, integer[]);
      DROP TABLE search_rebuilds`);
  }
}

const TABLE = `
  CREATE TABLE search_rebuilds (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('category', 'location', 'vendor', 'all')),
    subject_id integer NOT NULL,
    -- Words of the new name: a search for one of them also finds the deals whose vectors still have the old name.
    words text[] NOT NULL,
    -- Changes with every rename, so that a batch that began before it does not count as done.
    generation integer NOT NULL DEFAULT 1,
    last_deal_id integer NOT NULL DEFAULT 0,
    done integer NOT NULL DEFAULT 0,
    total integer NOT NULL,
    started_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz
  );
  CREATE UNIQUE INDEX search_rebuilds_running ON search_rebuilds (kind, subject_id) WHERE finished_at IS NULL`;

/** Words have no punctuation, so a lexeme with a colon is never typed and never suggested. */
const VECTORS = `
  CREATE OR REPLACE FUNCTION deal_search_vector(d deals) RETURNS tsvector LANGUAGE sql STABLE AS $$
    SELECT search_vector(concat_ws(' ', d.title, d.title_ne), 'A')
        || coalesce((SELECT search_vector(v.business_name, 'B') FROM vendors v WHERE v.id = d.vendor_id), ''::tsvector)
        || coalesce((SELECT search_vector(concat_ws(' ', c.name, c.name_ne, p.name, p.name_ne), 'C')
             || concat_ws(' ', '''category:' || c.id || ''':1C', '''category:' || p.id || ''':1C')::tsvector
             FROM categories c LEFT JOIN categories p ON p.id = c.parent_id WHERE c.id = d.category_id), ''::tsvector)
        || coalesce((SELECT search_vector(concat_ws(' ', l.name, l.name_ne), 'C') || ('''location:' || l.id || ''':1C')::tsvector
             FROM locations l WHERE l.id = d.location_id), ''::tsvector)
        || ('''vendor:' || d.vendor_id || ''':1B')::tsvector
        || search_vector(concat_ws(' ', d.description, d.description_ne), 'D')
  $$;
  CREATE OR REPLACE FUNCTION deals_set_search() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search := deal_search_vector(NEW);
    INSERT INTO search_words (word) SELECT lexeme FROM unnest(tsvector_to_array(NEW.search)) AS lexeme
      WHERE lexeme NOT LIKE '%:%' ORDER BY 1 ON CONFLICT DO NOTHING;
    RETURN NEW;
  END $$`;

/** Up to 200 deals are rewritten at once, which takes about a tenth of a second. */
const RENAMES = `
  CREATE FUNCTION search_rename(renamed text, subject integer, name text, categories integer[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    affected integer;
    new_words text[] := search_tokens(name);
  BEGIN
    IF renamed = 'category' THEN
      SELECT count(*) INTO affected FROM deals d WHERE d.category_id = ANY(categories);
    ELSIF renamed = 'location' THEN
      SELECT count(*) INTO affected FROM deals d WHERE d.location_id = subject;
    ELSE
      SELECT count(*) INTO affected FROM deals d WHERE d.vendor_id = subject;
    END IF;
    IF affected > 200 THEN
      INSERT INTO search_words (word) SELECT unnest(new_words) ORDER BY 1 ON CONFLICT DO NOTHING;
      INSERT INTO search_rebuilds (kind, subject_id, words, total) VALUES (renamed, subject, new_words, affected)
        ON CONFLICT (kind, subject_id) WHERE finished_at IS NULL DO UPDATE SET words = EXCLUDED.words, total = EXCLUDED.total,
          generation = search_rebuilds.generation + 1, last_deal_id = 0, done = 0, started_at = now(), updated_at = now();
    ELSIF renamed = 'category' THEN
      UPDATE deals SET category_id = category_id WHERE category_id = ANY(categories);
    ELSIF renamed = 'location' THEN
      UPDATE deals SET location_id = location_id WHERE location_id = subject;
    ELSE
      UPDATE deals SET vendor_id = vendor_id WHERE vendor_id = subject;
    END IF;
  END $$;
  CREATE OR REPLACE FUNCTION vendors_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM search_rename('vendor', NEW.id, NEW.business_name, NULL);
    RETURN NEW;
  END $$;
  CREATE OR REPLACE FUNCTION catalog_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_TABLE_NAME = 'locations' THEN
      IF (OLD.name, OLD.name_ne) IS DISTINCT FROM (NEW.name, NEW.name_ne) THEN
        PERFORM search_rename('location', NEW.id, concat_ws(' ', NEW.name, NEW.name_ne), NULL);
      END IF;
    ELSIF (OLD.name, OLD.name_ne, OLD.parent_id) IS DISTINCT FROM (NEW.name, NEW.name_ne, NEW.parent_id) THEN
      PERFORM search_rename('category', NEW.id,
        (SELECT concat_ws(' ', NEW.name, NEW.name_ne, p.name, p.name_ne) FROM (VALUES (1)) AS one LEFT JOIN categories p ON p.id = NEW.parent_id),
        ARRAY(SELECT c.id FROM categories c WHERE c.id = NEW.id OR c.parent_id = NEW.id));
    END IF;
    RETURN NEW;
  END $$`;

/** As before, with the lexemes of renamed subjects in addition to the words of their new names. */
const QUERY = `
  CREATE OR REPLACE FUNCTION deal_search_query(source text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
  DECLARE
    token text;
    near text[];
    renamed text[];
    meant text;
    answer tsquery;
  BEGIN
    FOREACH token IN ARRAY (search_tokens(source))[1:8] LOOP
      near := '{}';
      IF length(token) > 3 AND NOT EXISTS (SELECT 1 FROM search_words WHERE word = token) THEN
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
