import type { Role } from '../../../common/access/session-user.js';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { COMMON_PASSWORDS } from './common-passwords.js';

/** Lengths in code points, so that every script counts alike. Screens show the same numbers. */
const PASSWORD_LENGTH = { customer: 6, admin: 12, most: 128 };

/** Returns true if the password is long enough for an admin (rule A1). */
export const isLongEnoughForAdmins = (password: string): boolean =>
  [...password].length >= PASSWORD_LENGTH.admin;

/**
 * Rejects too short, too long and common passwords, and the e-mail itself (`request.invalid`).
 * @param field name of the field in the request
 */
export function assertPasswordAcceptable(
  password: string,
  email: string,
  role: Role = 'customer',
  field = 'password',
): void {
  const reject = (message: string): Error => new InvalidRequest({ errors: [{ field, message }] }, message);
  const length = [...password].length;
  const least = PASSWORD_LENGTH[role === 'admin' ? 'admin' : 'customer'];
  if (length < least) throw reject(`Password must be at least ${least} characters long.`);
  if (length > PASSWORD_LENGTH.most)
    throw reject(`Password must be at most ${PASSWORD_LENGTH.most} characters long.`);
  const plain = password.toLowerCase();
  if (COMMON_PASSWORDS.has(plain)) throw reject('This password is too common. Please choose another one.');
  if (plain === email.toLowerCase() || plain === email.toLowerCase().split('@')[0]) {
    throw reject('Your password must not be your email. Please choose another one.');
  }
}
