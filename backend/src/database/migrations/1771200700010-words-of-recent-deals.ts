import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndexes } from './support/replace-indexes.js';

/** Words of the newest deals, a twentieth of all at 1,000,000. Small enough to be written at once, so that no search reads a pending list. */
const NEW = [`deals_search_recent ON deals USING gin (search) WITH (fastupdate = off) WHERE is_recent`];

/** Searches look first in an index of recent deals alone (ADR 132, docs/scale.md). The migration can be repeated after an interruption. */
export class WordsOfRecentDeals1771200700010 implements MigrationInterface {
  name = 'WordsOfRecentDeals1771200700010';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await replaceIndexes(db, NEW, []);
  }

  async down(db: QueryRunner): Promise<void> {
    await replaceIndexes(db, [], NEW);
  }
}
