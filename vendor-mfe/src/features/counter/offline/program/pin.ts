import { bytesOf, fromBase64url, sha256, toBase64url, type Bytes } from './bytes';

/** What a device keeps of a PIN: PBKDF2 with SHA-256 derives a key from it, whose hash is the verifier. */
export interface PinVerifier {
  /** In base64url. */
  readonly salt: string;
  readonly verifier: string;
  readonly rounds: number;
}

/** The key that a PIN derives. It is never stored. */
export type PinKey = Bytes;

const KEY_BITS = 256;
const PURPOSE = 'counter-override-v1\0';

/** Returns the key of the PIN; null if the PIN is wrong. */
export async function keyOfPin(pin: string, { salt, verifier, rounds }: PinVerifier): Promise<PinKey | null> {
  const typed = await crypto.subtle.importKey('raw', bytesOf(pin), 'PBKDF2', false, ['deriveBits']);
  const derivation = {
    name: 'PBKDF2',
    hash: 'SHA-256',
    salt: fromBase64url(salt) ?? bytesOf(''),
    iterations: rounds,
  };
  const key = new Uint8Array(await crypto.subtle.deriveBits(derivation, typed, KEY_BITS));
  return toBase64url(await sha256(key)) === verifier ? key : null;
}

/** Returns what shows the server that somebody with the PIN confirmed the statement. */
export async function proofOfPin(key: PinKey, statement: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const signing = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return toBase64url(new Uint8Array(await crypto.subtle.sign('HMAC', signing, bytesOf(PURPOSE + statement))));
}
