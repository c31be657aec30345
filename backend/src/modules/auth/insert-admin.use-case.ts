import type { Client } from 'pg';
import { assertPasswordAcceptable } from './password.policy.js';
import { Passwords } from './passwords.service.js';

export interface NewAdmin {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
}

const INSERT = `
  WITH made AS (
    INSERT INTO users (email, email_verified_at, first_name, last_name, password, password_is_long, role)
    VALUES ($1, now(), $2, $3, $4, true, 'admin')
    ON CONFLICT DO NOTHING RETURNING id
  )
  SELECT audit_log_write('admin.created', 'user', id::text) FROM made`;

/**
 * An admin made by who runs the server, in one statement with its audit row. The mailbox counts as verified.
 * Refuses passwords as in the password policy (12 characters), and an e-mail that has an account.
 */
export async function insertAdmin(
  db: Client,
  { email, firstName, lastName, password }: NewAdmin,
): Promise<void> {
  assertPasswordAcceptable(password, email, 'admin');
  const hash = await new Passwords().hash(password);
  const { rowCount } = await db.query(INSERT, [email, firstName, lastName, hash]);
  if (rowCount === 0) throw new Error(`There is an account of ${email} already.`);
}
