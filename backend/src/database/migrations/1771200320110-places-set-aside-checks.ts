import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the constraints on places that are set aside. */
export class PlacesSetAsideChecks1771200320110 implements MigrationInterface {
  name = 'PlacesSetAsideChecks1771200320110';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const name of ['deal_capacity_total', 'deal_capacity_set_aside'])
      await db.query(`ALTER TABLE deal_capacities VALIDATE CONSTRAINT ${name}`);
  }

  async down(): Promise<void> {
    // Nothing to undo: the constraints remain valid.
  }
}
