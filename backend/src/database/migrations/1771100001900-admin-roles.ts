import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles of admins in the marketplace. Existing admins become owners; at least one active owner remains (rule Y9). */
export class AdminRoles1771100001900 implements MigrationInterface {
  name = 'AdminRoles1771100001900';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
    await db.query(
      "INSERT INTO admin_roles (user_id, role) SELECT id, 'owner' FROM users WHERE role = 'admin'",
    );
    await db.query(LAST_OWNER);
    await db.query(SESSIONS);
    await db.query('CREATE VIEW admin_role_facts AS SELECT user_id, role FROM admin_roles');
  }

  async down(): Promise<void> {
    throw new Error('Sessions read the roles: restore a backup instead.');
  }
}

const TABLE = `
  CREATE TABLE admin_roles (
    user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    role text NOT NULL CHECK (role IN ('owner', 'moderator', 'support', 'finance')),
    since timestamptz NOT NULL DEFAULT now()
  )`;

/** Of two owners who change each other at once, the second waits for the lock and then sees the first change. */
const LAST_OWNER = `
  CREATE FUNCTION admin_roles_keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('admin_roles_last_owner'));
    IF NOT EXISTS (SELECT FROM admin_roles r JOIN users u ON u.id = r.user_id
                   WHERE r.role = 'owner' AND u.role = 'admin' AND u.suspended_at IS NULL) THEN
      RAISE EXCEPTION 'The last owner stays one.'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'admin_roles_last_owner', TABLE = 'admin_roles';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER admin_roles_last_owner_stays AFTER UPDATE OF role ON admin_roles FOR EACH ROW
    WHEN (OLD.role = 'owner' AND NEW.role <> 'owner') EXECUTE FUNCTION admin_roles_keep_an_owner();

  CREATE FUNCTION users_keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM admin_roles WHERE user_id = OLD.id AND role = 'owner') THEN
      PERFORM pg_advisory_xact_lock(hashtext('admin_roles_last_owner'));
      IF NOT EXISTS (SELECT FROM admin_roles r JOIN users u ON u.id = r.user_id
                     WHERE r.role = 'owner' AND u.role = 'admin' AND u.suspended_at IS NULL) THEN
        RAISE EXCEPTION 'The last owner stays one.'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'admin_roles_last_owner', TABLE = 'admin_roles';
      END IF;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER users_last_owner_stays AFTER UPDATE OF role, suspended_at ON users FOR EACH ROW
    WHEN (OLD.role = 'admin' AND OLD.suspended_at IS NULL AND (NEW.role <> 'admin' OR NEW.suspended_at IS NOT NULL))
    EXECUTE FUNCTION users_keep_an_owner()`;

const SESSIONS = `
  CREATE OR REPLACE VIEW live_sessions AS
    SELECT s.sid, s.touched_at, s.stepped_up_at, u.id AS user_id, u.email, u.first_name, u.last_name,
      u.profile_image_url, u.role, u.language,
      CASE WHEN u.language_chosen_at IS NOT NULL OR u.language = 'ne' THEN u.language END AS chosen_language,
      u.email_verified_at,
      EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id)
        OR EXISTS (SELECT 1 FROM authenticators a WHERE a.user_id = u.id AND a.confirmed_at IS NOT NULL) AS has_second_factor,
      r.role AS admin_role
    FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN admin_roles r ON r.user_id = u.id
    WHERE s.expire > now() AND u.suspended_at IS NULL AND NOT (u.role = 'admin' AND u.password_is_long IS FALSE)`;
