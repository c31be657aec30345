import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  'search_words_keys ON search_words USING gin (keys)',
  'search_words_near ON search_words USING gin (near)',
  'search_words_latin_similar ON search_words USING gin (latin gin_trgm_ops)',
  'search_words_latin ON search_words (latin text_pattern_ops)',
  'search_words_consonants ON search_words (consonants) WHERE consonants IS NOT NULL',
  'search_words_key_version ON search_words (key_version)',
];

/** Indexes of search words by key, by trigram and by prefix. */
export class SearchWordIndexes1770850001000 implements MigrationInterface {
  name = 'SearchWordIndexes1770850001000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const index of INDEXES) await db.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${index}`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const index of INDEXES) await db.query(`DROP INDEX IF EXISTS ${index.split(' ')[0]}`);
  }
}
