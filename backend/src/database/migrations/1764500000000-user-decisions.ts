import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Decisions of admins about users, with reasons; at least one active admin remains. */
export class UserDecisions1764500000000 implements MigrationInterface {
  name = 'UserDecisions1764500000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE user_decisions (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        admin_id integer NOT NULL REFERENCES users,
        action text NOT NULL CHECK (action IN ('user.suspended', 'user.reinstated', 'user.role-changed', 'points.corrected')),
        reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 500),
        points_entry_id bigint UNIQUE REFERENCES points_ledger,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT user_decisions_not_own CHECK (user_id <> admin_id),
        CONSTRAINT user_decisions_correction_has_entry CHECK ((action = 'points.corrected') = (points_entry_id IS NOT NULL))
      );
      CREATE INDEX user_decisions_user ON user_decisions (user_id, id DESC);
      CREATE INDEX users_admins ON users (id) WHERE role = 'admin';

      -- Of two that take the right from each other at once, the second waits here and then sees the first.
      CREATE FUNCTION users_keep_an_admin() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtext('users_last_admin'));
        IF NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND suspended_at IS NULL) THEN
          RAISE EXCEPTION 'The last admin stays one.' USING ERRCODE = 'check_violation', CONSTRAINT = 'users_last_admin', TABLE = 'users';
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER users_last_admin_stays AFTER UPDATE OF role, suspended_at ON users FOR EACH ROW
        WHEN (OLD.role = 'admin' AND OLD.suspended_at IS NULL AND (NEW.role <> 'admin' OR NEW.suspended_at IS NOT NULL))
        EXECUTE FUNCTION users_keep_an_admin()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER users_last_admin_stays ON users;
      DROP FUNCTION users_keep_an_admin();
      DROP INDEX users_admins;
      DROP TABLE user_decisions`);
  }
}
