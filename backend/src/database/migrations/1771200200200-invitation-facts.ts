import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations with their result, for the list of a customer's own ones. */
export class InvitationFacts1771200200200 implements MigrationInterface {
  name = 'InvitationFacts1771200200200';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW invitation_facts AS
        SELECT r.id, r.inviter_id, r.invited_id, l.deal_id, r.bound_at, r.points, r.rewarded_at, r.withheld
        FROM invite_rewards r LEFT JOIN invite_links l ON l.id = r.link_id`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP VIEW invitation_facts');
  }
}
