import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { Passwords } from '../password/passwords.service.js';
import { INSERT_ACCOUNT, RENEW_ACCOUNT } from './test-account.sql.js';

/** What a program signs in with. */
export interface TestCredentials {
  email: string;
  password: string;
  /** Value of the visitor cookie. */
  device: string;
}

interface PreparedAccount {
  credentials: TestCredentials;
  passwordHash: string;
  deviceHash: Buffer;
}

/** Random credentials of an account. No mail reaches the domain (RFC 2606). Call outside a transaction. */
export async function prepareTestAccount(role: 'customer' | 'owner'): Promise<PreparedAccount> {
  const password = randomBytes(24).toString('base64url');
  const device = randomBytes(16).toString('base64url');
  const email = `live-check-${role}-${randomBytes(6).toString('hex')}@dobbar.invalid`;
  return {
    credentials: { email, password, device },
    passwordHash: await new Passwords().hash(password),
    deviceHash: createHash('sha256').update(device).digest(),
  };
}

/** Inserts an account of the test business. @returns its id */
export async function insertTestAccount(
  db: Client,
  role: 'customer' | 'vendor',
  { credentials, passwordHash, deviceHash }: PreparedAccount,
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(INSERT_ACCOUNT, [
    credentials.email,
    'Live',
    'Check',
    passwordHash,
    role,
    deviceHash,
  ]);
  const [made] = rows;
  if (!made) throw new Error('The test account was not created.');
  return made.id;
}

/** Gives an account of the test business a new password and ends its sessions. @returns what it signs in with from now on */
export async function renewTestAccount(
  db: Client,
  id: number,
  { credentials, passwordHash, deviceHash }: PreparedAccount,
): Promise<TestCredentials> {
  const { rows } = await db.query<{ email: string }>(RENEW_ACCOUNT, [id, passwordHash, deviceHash]);
  const [changed] = rows;
  if (!changed) throw new Error('The test account is gone.');
  return { ...credentials, email: changed.email };
}
