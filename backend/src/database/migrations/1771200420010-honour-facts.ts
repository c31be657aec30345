import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cases and answers as the reports of the console read them (ADR 61). */
export class HonourFacts1771200420010 implements MigrationInterface {
  name = 'HonourFacts1771200420010';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW honour_case_facts AS
      SELECT id, vendor_id, deal_id, user_id, is_refusal, is_bought, reason, state, opened_at, closed_at, is_unanswered, decided_for, remedy,
        remedy_amount FROM honour_cases;
      CREATE VIEW honour_answer_facts AS
      SELECT vendor_id, deal_id, answer, answered_at FROM honour_answers WHERE answer IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP VIEW honour_answer_facts; DROP VIEW honour_case_facts');
  }
}
