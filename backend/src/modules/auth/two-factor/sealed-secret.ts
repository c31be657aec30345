import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/**
 * Encrypts with AES-256-GCM, so that a reader of the table cannot read the secret. It is bound to its owner:
 * in another row it cannot be decrypted.
 * @param ownerId id of the account or business
 * @param keys of the purpose; the first one seals
 */
export function sealSecret(secret: Uint8Array, ownerId: number, [key]: readonly Buffer[]): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key as Buffer, nonce).setAAD(Buffer.from(String(ownerId)));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws when none of the keys opens it */
export function openSecret(sealed: Buffer, ownerId: number, keys: readonly Buffer[]): Buffer {
  const opened = keys.map((key) => openedWith(sealed, ownerId, key)).find((secret) => secret !== null);
  if (!opened) throw new Error('A sealed secret does not open: a version of CODE_SECRET is missing.');
  return opened;
}

/** Returns true if the first key decrypts it, so that it need not be sealed again. */
export const isSealedWithFirst = (sealed: Buffer, ownerId: number, [key]: readonly Buffer[]): boolean =>
  openedWith(sealed, ownerId, key as Buffer) !== null;

function openedWith(sealed: Buffer, ownerId: number, key: Buffer): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE))
    .setAAD(Buffer.from(String(ownerId)))
    .setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
  } catch {
    return null;
  }
}
