import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index for the list of an inviter's invitations, newest first. The migration can be repeated after an interruption. */
export class InvitationIndex1771200200300 implements MigrationInterface {
  name = 'InvitationIndex1771200200300';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS invite_rewards_inviter');
    await db.query(
      'CREATE INDEX CONCURRENTLY invite_rewards_inviter ON invite_rewards (inviter_id, id DESC)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY invite_rewards_inviter');
  }
}
