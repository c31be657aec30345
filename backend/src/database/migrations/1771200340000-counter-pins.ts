import type { MigrationInterface, QueryRunner } from 'typeorm';

/** PINs of the people at a counter, and shifts that were begun with them (rules CS1 and CS2). */
export class CounterPins1771200340000 implements MigrationInterface {
  name = 'CounterPins1771200340000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [PINS, FOLLOW, SHIFTS]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('The PINs of staff would be lost: restore a backup instead.');
  }
}

/** A former PIN stays for a while: a device without a network does not know of the change. */
const PINS = `
  CREATE TABLE staff_pins (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    vendor_id integer NOT NULL REFERENCES vendors(id) ON DELETE CASCADE,
    user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    manages boolean NOT NULL,
    branch_id integer REFERENCES branches(id) ON DELETE CASCADE,
    salt bytea NOT NULL CHECK (length(salt) = 16),
    key bytea NOT NULL CHECK (length(key) = 32),
    rounds integer NOT NULL CHECK (rounds >= 100000),
    tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
    locked_until timestamptz,
    set_by integer REFERENCES users(id),
    set_at timestamptz NOT NULL DEFAULT now(),
    ended_at timestamptz
  );
  CREATE UNIQUE INDEX staff_pins_present ON staff_pins (vendor_id, user_id) WHERE ended_at IS NULL;
  CREATE INDEX staff_pins_branch ON staff_pins (branch_id);
  CREATE INDEX staff_pins_user ON staff_pins (user_id);
  CREATE INDEX staff_pins_ended ON staff_pins (ended_at) WHERE ended_at IS NOT NULL`;

/** The PIN of somebody who leaves ends; it says for each time whether its person was a manager, and of which branch. */
const FOLLOW = `
  CREATE FUNCTION staff_pins_follow_members() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE present staff_pins;
  BEGIN
    UPDATE staff_pins SET ended_at = now() WHERE vendor_id = OLD.vendor_id AND user_id = OLD.user_id AND ended_at IS NULL
      RETURNING * INTO present;
    IF present.id IS NOT NULL AND TG_OP = 'UPDATE' THEN
      INSERT INTO staff_pins (vendor_id, user_id, manages, branch_id, salt, key, rounds, tries, locked_until, set_by, set_at)
      VALUES (NEW.vendor_id, NEW.user_id, NEW.role <> 'counter', NEW.branch_id, present.salt, present.key, present.rounds, present.tries,
        present.locked_until, present.set_by, present.set_at);
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER staff_pins_follow_role AFTER UPDATE OF role, branch_id ON staff_members
    FOR EACH ROW WHEN ((OLD.role = 'counter') <> (NEW.role = 'counter') OR OLD.branch_id IS DISTINCT FROM NEW.branch_id) EXECUTE FUNCTION staff_pins_follow_members();
  CREATE TRIGGER staff_pins_follow_leaving AFTER DELETE ON staff_members
    FOR EACH ROW EXECUTE FUNCTION staff_pins_follow_members()`;

/** The id is a secret of the device: it names the person of an acceptance. */
const SHIFTS = `
  CREATE TABLE counter_shifts (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    device_id integer NOT NULL REFERENCES counter_devices(id) ON DELETE CASCADE,
    user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    began_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX counter_shifts_device ON counter_shifts (device_id);
  CREATE INDEX counter_shifts_user ON counter_shifts (user_id);
  CREATE INDEX counter_shifts_began ON counter_shifts (began_at)`;
