import { createHash, createHmac, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

const ROUNDS = 100_000;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Prefix of what a PIN proves, so that a proof is invalid for any other purpose. */
const PURPOSE = 'counter-override-v1\0';

/** What is stored of a PIN: the key that PBKDF2 with SHA-256 derives from it. */
export interface PinKey {
  salt: Buffer;
  key: Buffer;
  rounds: number;
}

/** What a device keeps to verify a PIN: the hash of the key, from which the key cannot be computed. */
export interface PinVerifier {
  salt: string;
  /** SHA-256 of the derived key in base64url. */
  verifier: string;
  rounds: number;
}

export async function newPinKey(pin: string): Promise<PinKey> {
  const salt = randomBytes(SALT_BYTES);
  return { salt, key: await derive(pin, salt, ROUNDS, KEY_BYTES, 'sha256'), rounds: ROUNDS };
}

export async function opens(pin: string, { salt, key, rounds }: PinKey): Promise<boolean> {
  return timingSafeEqual(await derive(pin, salt, rounds, KEY_BYTES, 'sha256'), key);
}

export const verifierOf = ({ salt, key, rounds }: PinKey): PinVerifier => ({
  salt: salt.toString('base64url'),
  verifier: createHash('sha256').update(key).digest('base64url'),
  rounds,
});

/** True if somebody who knew the PIN confirmed the statement: the HMAC with SHA-256 by the derived key. */
export function proves(key: Buffer, statement: string, proof: Buffer): boolean {
  const expected = createHmac('sha256', key)
    .update(PURPOSE + statement)
    .digest();
  return proof.length === expected.length && timingSafeEqual(expected, proof);
}
