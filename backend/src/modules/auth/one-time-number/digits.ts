import { createHmac, timingSafeEqual } from 'node:crypto';

const DIGITS = 6;

/**
 * Derives the six digits of a request. Stored data does not reveal them without the key, and a repeated mail
 * contains the same digits.
 * @param salt of the request
 */
export function digitsOf(salt: Buffer, key: Buffer): string {
  const hash = createHmac('sha256', key).update('sign-in digits\0').update(salt).digest();
  return String(hash.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** @param keys of all versions: digits that were mailed before a rotation remain valid */
export function areDigitsOf(typed: string, salt: Buffer, keys: readonly Buffer[]): boolean {
  const given = Buffer.from(typed);
  const matching = keys.filter((key) => {
    const digits = Buffer.from(digitsOf(salt, key));
    return digits.length === given.length && timingSafeEqual(digits, given);
  });
  return matching.length > 0;
}
