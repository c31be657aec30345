import { createHmac, randomBytes } from 'node:crypto';

export const RECOVERY_CODES = 10;

/** Crockford's base32: no letter that is read for another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** 50 random bits, shown as XXXXX-XXXXX. */
export function makeRecoveryCode(): string {
  const text = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

/** Stored hash of a code. Accepts typing variants: lower case, with or without the dash, O for 0, I and L for 1. */
export function recoveryCodeHash(typed: string, key: Buffer): Buffer {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return createHmac('sha256', key).update(plain).digest();
}
