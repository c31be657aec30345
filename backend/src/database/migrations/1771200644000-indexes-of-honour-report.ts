import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndexes } from './support/replace-indexes.js';

/** Businesses with a score, and answers of a period, for the report of honour (rule RP9). */
const NEW = [
  'vendors_rated ON vendors (id) WHERE honour_counted > 0',
  'honour_answers_answered ON honour_answers (answered_at) WHERE answer IS NOT NULL',
];

/** The migration can be repeated after an interruption. */
export class IndexesOfHonourReport1771200644000 implements MigrationInterface {
  name = 'IndexesOfHonourReport1771200644000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await replaceIndexes(db, NEW, []);
  }

  async down(db: QueryRunner): Promise<void> {
    await replaceIndexes(db, [], NEW);
  }
}
