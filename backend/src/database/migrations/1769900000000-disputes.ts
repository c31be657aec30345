import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Chargebacks that a webhook reports before the gateway's settlement file (rule SF6). */
export class Disputes1769900000000 implements MigrationInterface {
  name = 'Disputes1769900000000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [CHARGEBACKS, DIFFERENCES]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Booked chargebacks would be lost: restore a backup instead.');
  }
}

const CHARGEBACKS = `
ALTER TABLE chargebacks ALTER COLUMN settlement_row_id DROP NOT NULL,
  -- The gateway's number of the movement: the same in its notice and in its settlement file.
  ADD COLUMN gateway_reference text;
UPDATE chargebacks c SET gateway_reference = row.row_reference FROM settlement_rows row WHERE row.id = c.settlement_row_id;
`;

const DIFFERENCES = `
-- What a gateway told by itself stands in no file.
ALTER TABLE settlement_differences ALTER COLUMN settlement_id DROP NOT NULL;
`;
