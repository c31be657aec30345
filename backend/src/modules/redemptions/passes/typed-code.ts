import { createHmac } from 'node:crypto';
import { latinDigits } from '../../../common/validation/number-text.js';

/** Crockford's base 32: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = ALPHABET.length;
const DATA_LENGTH = 7;

/**
 * Computes the check character by Luhn's algorithm over 32 symbols, which detects every single wrong
 * character and nearly every swap of adjacent characters.
 */
function checkCharacter(data: string): string {
  let sum = 0;
  for (const [index, character] of [...data].reverse().entries()) {
    const value = ALPHABET.indexOf(character) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / BASE) + (value % BASE);
  }
  return ALPHABET.charAt((BASE - (sum % BASE)) % BASE);
}

/** @returns the eight characters of a pass, always the same for the same pass */
export function typedCodeOf(passId: string, secret: Buffer): string {
  const bits = createHmac('sha256', secret).update(`typed-code\0${passId}`).digest().readBigUInt64BE() >> 29n;
  let data = '';
  for (let place = DATA_LENGTH - 1; place >= 0; place--)
    data += ALPHABET.charAt(Number((bits >> BigInt(place * 5)) & 31n));
  return data + checkCharacter(data);
}

/**
 * Parses a typed code, in digits of either script. Case, blanks and hyphens are ignored, O is read as 0, I
 * and L as 1.
 * @returns null if it cannot be a code
 */
export function readTypedCode(text: string): string | null {
  const code = latinDigits(text)
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (code.length !== DATA_LENGTH + 1 || [...code].some((character) => !ALPHABET.includes(character)))
    return null;
  return checkCharacter(code.slice(0, DATA_LENGTH)) === code.charAt(DATA_LENGTH) ? code : null;
}

/** Hash that is stored instead of the code. */
export const typedCodeHash = (code: string, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(`code-hash\0${code}`).digest();
