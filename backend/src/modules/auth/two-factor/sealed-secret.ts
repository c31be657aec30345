import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** The key of one use alone, drawn from the secret that all instances share. */
export const sealingKey = (secret: Buffer, use = 'authenticator secrets'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', use, 32));

/**
 * AES-256-GCM: whoever reads the table cannot read the secret. Bound to its owner: moved to another row it does not open.
 * @param ownerId the id of the account or business that it belongs to
 */
export function sealSecret(secret: Uint8Array, ownerId: number, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(String(ownerId)));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export function openSecret(sealed: Buffer, ownerId: number, key: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE))
    .setAAD(Buffer.from(String(ownerId)))
    .setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
}
