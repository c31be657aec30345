/**
 * Digits in the shape of a card number: in one piece, in fours, or in 4-6-5, with the first digits of the
 * card networks. Digits inside a longer word do not match: references of gateways are UUIDs and base64, and a
 * few per mille of them would pass the check digit.
 */
const SHAPED =
  /(?<![\w-])(?:[2-6]\d{12,18}|[2-6]\d{3}([ -])\d{4}\1\d{4}\1\d{1,4}(?:\1\d{1,3})?|3\d{3}([ -])\d{6}\2\d{5})(?![\w-])/g;
const DEEPEST = 8;

/** The check digit of payment cards (ISO/IEC 7812). */
function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const counted = index % 2 === 0 ? digit : digit * 2;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}

/** Returns true if any part looks like a card number: 13 to 19 digits with a correct check digit. */
export function holdsCardNumber(value: unknown, depth = 0): boolean {
  if (typeof value === 'number') return holdsCardNumber(String(value));
  if (typeof value === 'string')
    return [...value.matchAll(SHAPED)].some(([found]) => hasLuhnDigit(found.replace(/\D/g, '')));
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false;
  return Object.entries(value).some(
    ([name, inner]) => holdsCardNumber(name) || holdsCardNumber(inner, depth + 1),
  );
}
