import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dates of verifications from the audit log, with the papers that the business had by then. */
const KNOWN = `
  UPDATE vendors v SET verified_at = last.at, verified_papers = ARRAY(
    SELECT DISTINCT d.kind FROM vendor_documents d WHERE d.vendor_id = v.id AND d.created_at <= last.at ORDER BY 1)
  FROM (SELECT subject_id, max(at) AS at FROM audit_log WHERE action = 'vendor.verified' AND subject_type = 'vendor' GROUP BY subject_id) AS last
  WHERE last.subject_id = v.id::text AND v.status IN ('verified', 'suspended') AND v.verified_at IS NULL`;

const CONSTRAINTS = ['vendors_verified_papers', 'vendors_ended_cases'];

/** Writes what is known about earlier verifications, and validates the constraints without blocking writes. */
export class KnownVerifications1771200440010 implements MigrationInterface {
  name = 'KnownVerifications1771200440010';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query(KNOWN);
    for (const constraint of CONSTRAINTS)
      await db.query(`ALTER TABLE vendors VALIDATE CONSTRAINT ${constraint}`);
  }

  async down(): Promise<void> {
    // The facts stay as they are.
  }
}
