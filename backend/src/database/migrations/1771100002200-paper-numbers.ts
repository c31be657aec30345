import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Columns for the number that an optional reader finds on a paper (rule G10), and its publication beside the document. Each
 * statement can be repeated after an interruption.
 */
export class PaperNumbers1771100002200 implements MigrationInterface {
  name = 'PaperNumbers1771100002200';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('The numbers that were read would be lost: restore a backup instead.');
  }
}

const STEPS = [
  `ALTER TABLE vendor_documents ADD COLUMN IF NOT EXISTS read_number text, ADD COLUMN IF NOT EXISTS read_at timestamptz,
     ADD COLUMN IF NOT EXISTS read_attempts integer NOT NULL DEFAULT 0, ADD COLUMN IF NOT EXISTS read_tried_at timestamptz`,
  'ALTER TABLE vendor_documents DROP CONSTRAINT IF EXISTS vendor_documents_read_number',
  `ALTER TABLE vendor_documents ADD CONSTRAINT vendor_documents_read_number
     CHECK (read_number IS NULL OR read_at IS NOT NULL AND length(read_number) BETWEEN 1 AND 60) NOT VALID`,
  'ALTER TABLE vendor_documents VALIDATE CONSTRAINT vendor_documents_read_number',
  `CREATE OR REPLACE VIEW document_facts AS
     SELECT id, owner_id, vendor_id, kind, type, size, discard_at, created_at, read_number FROM vendor_documents`,
];
