import { createHash, randomBytes } from 'node:crypto';

export type KeyKind = 'live' | 'test';

/** Begin every key, so that programs that search texts for secrets recognize one. */
export const PREFIXES: Readonly<Record<KeyKind, string>> = { live: 'dob_live_', test: 'dob_test_' };

const SECRET_BYTES = 24;
const FORM = /^dob_(live|test)_[\da-f]{48}$/;

export interface KeySecret {
  text: string;
  hash: Buffer;
  lastFour: string;
}

/** 192 random bits cannot be guessed from their hash, so that no secret key is needed for it (ADR 101). */
export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Kind of a key; null if the text is none. */
export const kindOf = (text: string): KeyKind | null => (FORM.exec(text)?.[1] as KeyKind | undefined) ?? null;

export function newSecret(kind: KeyKind): KeySecret {
  const text = PREFIXES[kind] + randomBytes(SECRET_BYTES).toString('hex');
  return { text, hash: hashOf(text), lastFour: text.slice(-4) };
}
