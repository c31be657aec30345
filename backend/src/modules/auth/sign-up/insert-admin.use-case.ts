import type { Client } from 'pg';
import { assertPasswordAcceptable } from '../password/password.policy.js';
import { Passwords } from '../password/passwords.service.js';
import { INSERT } from './insert-admin.sql.js';

export interface NewAdmin {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
}

/**
 * Inserts an owner of the marketplace for the operator of the server, in one statement with its audit row. The mailbox counts as
 * verified. Rejects passwords as in the password policy (12 characters), and an e-mail that has an account.
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
