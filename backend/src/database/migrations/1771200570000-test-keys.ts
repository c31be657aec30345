import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of the sandbox (ADR 108). A live database stores neither the key nor its hash, the sandbox's database stores the hash. */
export class TestKeys1771200570000 implements MigrationInterface {
  name = 'TestKeys1771200570000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE api_keys
        ADD COLUMN kind text NOT NULL DEFAULT 'live',
        -- Names the key to the sandbox.
        ADD COLUMN sandbox_id uuid,
        ADD COLUMN clock_shift_seconds integer NOT NULL DEFAULT 0,
        ALTER COLUMN secret_hash DROP NOT NULL,
        ADD CONSTRAINT api_keys_kind CHECK (CASE kind WHEN 'live' THEN secret_hash IS NOT NULL AND sandbox_id IS NULL AND clock_shift_seconds = 0
          WHEN 'test' THEN sandbox_id IS NOT NULL AND previous_hash IS NULL ELSE false END) NOT VALID,
        ADD CONSTRAINT api_keys_clock_forward CHECK (clock_shift_seconds BETWEEN 0 AND 158112000) NOT VALID,
        DROP CONSTRAINT api_keys_of_marketplace,
        -- A test key acts for a business of the sandbox, whoever created it.
        ADD CONSTRAINT api_keys_of_marketplace CHECK (vendor_id IS NOT NULL OR kind = 'test'
          OR (branch_id IS NULL AND NOT scopes && ARRAY['deals:write', 'passes:check', 'passes:redeem', 'reviews:reply'])) NOT VALID`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM api_keys WHERE kind = 'test';
      ALTER TABLE api_keys DROP CONSTRAINT api_keys_kind, DROP CONSTRAINT api_keys_clock_forward, DROP CONSTRAINT api_keys_of_marketplace,
        ADD CONSTRAINT api_keys_of_marketplace CHECK (vendor_id IS NOT NULL
          OR (branch_id IS NULL AND NOT scopes && ARRAY['deals:write', 'passes:check', 'passes:redeem', 'reviews:reply'])),
        DROP COLUMN kind, DROP COLUMN sandbox_id, DROP COLUMN clock_shift_seconds, ALTER COLUMN secret_hash SET NOT NULL`);
  }
}
