import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Documents for the verification of businesses. The files are in the media store, under names that no public
 * URL reaches.
 */
export class VendorDocuments1764000001000 implements MigrationInterface {
  name = 'VendorDocuments1764000001000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE vendor_documents (
        id uuid PRIMARY KEY,
        owner_id integer NOT NULL REFERENCES users,
        vendor_id integer REFERENCES vendors,
        kind text NOT NULL CHECK (kind IN ('registration', 'tax')),
        type text NOT NULL CHECK (type IN ('pdf', 'jpeg', 'png')),
        size integer NOT NULL CHECK (size > 0),
        discard_at timestamptz DEFAULT now() + interval '24 hours',
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX vendor_documents_owner ON vendor_documents (owner_id);
      CREATE INDEX vendor_documents_vendor ON vendor_documents (vendor_id) WHERE vendor_id IS NOT NULL;
      CREATE INDEX vendor_documents_due ON vendor_documents (discard_at) WHERE discard_at IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE vendor_documents');
  }
}
