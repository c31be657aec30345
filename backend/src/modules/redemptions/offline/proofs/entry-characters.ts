const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The four characters that the counter shows to the customer: the first 20 bits of the entry's SHA-256 (rule OF11). */
export function entryCharacters(hash: Buffer): string {
  const bits = hash.readUIntBE(0, 3) >>> 4;
  return [15, 10, 5, 0].map((shift) => ALPHABET[(bits >>> shift) & 31]).join('');
}

/** @returns typed characters in upper case, with letters that look like digits as those digits */
export const typedCharacters = (text: string): string =>
  text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
