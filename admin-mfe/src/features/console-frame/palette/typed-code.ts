import { toAsciiDigits } from 'shared-ui/format';

/** Crockford's base 32. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = ALPHABET.length;
const LENGTH = 8;

/** True if the last character is the check character of the others (Luhn's algorithm over 32 symbols). */
function isChecked(code: string): boolean {
  let sum = 0;
  for (const [index, character] of [...code].reverse().entries()) {
    const value = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(value / BASE) + (value % BASE);
  }
  return sum % BASE === 0;
}

/** The code in a typed or scanned text; null if the text is none. Words of eight letters nearly never are one. */
export function codeIn(text: string): string | null {
  const typed = text.trim();
  if (/\/c#\S+$/.test(typed)) return typed;
  const code = toAsciiDigits(typed)
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isCode = code.length === LENGTH && [...code].every((character) => ALPHABET.includes(character));
  return isCode && isChecked(code) ? code : null;
}
