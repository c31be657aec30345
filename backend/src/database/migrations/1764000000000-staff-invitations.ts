import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations of staff by e-mail; every business has at least one owner. */
export class StaffInvitations1764000000000 implements MigrationInterface {
  name = 'StaffInvitations1764000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE staff_invitations (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        vendor_id integer NOT NULL REFERENCES vendors ON DELETE CASCADE,
        email citext NOT NULL CHECK (length(email) <= 254),
        role text NOT NULL CHECK (role IN ('owner', 'manager', 'counter')),
        branch_id integer,
        invited_by integer NOT NULL REFERENCES users,
        token_hash bytea CONSTRAINT staff_invitations_token UNIQUE,
        sent_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT staff_invitations_one_per_email UNIQUE (vendor_id, email),
        CONSTRAINT staff_invitations_owner_everywhere CHECK (role <> 'owner' OR branch_id IS NULL),
        FOREIGN KEY (branch_id, vendor_id) REFERENCES branches (id, vendor_id)
      );
      CREATE INDEX staff_invitations_email ON staff_invitations (email);
      CREATE INDEX staff_invitations_expiry ON staff_invitations (expires_at);

      ALTER TABLE staff_members ADD CONSTRAINT staff_owner_everywhere CHECK (role <> 'owner' OR branch_id IS NULL);

      -- A business that anybody works for has an owner. Two changes at once wait for each other at the business.
      CREATE FUNCTION assert_an_owner_is_left() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM 1 FROM vendors WHERE id = OLD.vendor_id FOR NO KEY UPDATE;
        IF EXISTS (SELECT 1 FROM staff_members WHERE vendor_id = OLD.vendor_id)
           AND NOT EXISTS (SELECT 1 FROM staff_members WHERE vendor_id = OLD.vendor_id AND role = 'owner') THEN
          RAISE EXCEPTION 'The last owner of a business stays.' USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_keeps_an_owner';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER staff_keeps_an_owner AFTER DELETE OR UPDATE ON staff_members
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_an_owner_is_left();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER staff_keeps_an_owner ON staff_members;
      DROP FUNCTION assert_an_owner_is_left;
      ALTER TABLE staff_members DROP CONSTRAINT staff_owner_everywhere;
      DROP TABLE staff_invitations;
    `);
  }
}
