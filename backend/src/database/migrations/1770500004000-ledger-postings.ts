import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The entries of the ledger with their transaction and account, for the modules that post to it. */
export class LedgerPostings1770500004000 implements MigrationInterface {
  name = 'LedgerPostings1770500004000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW ledger_postings AS
      SELECT e.id, e.transaction_id, t.kind, t.source, t.created_at, a.code AS account, a.vendor_id, e.paisa
      FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id JOIN ledger_accounts a ON a.id = e.account_id`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP VIEW ledger_postings');
  }
}
