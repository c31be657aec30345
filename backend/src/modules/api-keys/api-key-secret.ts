import { createHash, randomBytes } from 'node:crypto';

/** Begins every key, so that programs that search texts for secrets recognize one. */
export const LIVE_PREFIX = 'dob_live_';

const SECRET_BYTES = 24;
const FORM = /^dob_live_[\da-f]{48}$/;

export interface KeySecret {
  text: string;
  hash: Buffer;
  lastFour: string;
}

/** 192 random bits cannot be guessed from their hash, so that no secret key is needed for it (ADR 101). */
export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

export const isKey = (text: string): boolean => FORM.test(text);

export function newSecret(): KeySecret {
  const text = LIVE_PREFIX + randomBytes(SECRET_BYTES).toString('hex');
  return { text, hash: hashOf(text), lastFour: text.slice(-4) };
}
