import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';

/** Prefix of the 32 bytes of an Ed25519 seed in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const SEED_BYTES = 32;

const privateKeyOf = (seed) =>
  createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });

/**
 * Parses a deploy key as printed by `npm run remotes:key`: "id:seed", the seed as 32 bytes in base64url.
 * @returns {{ id: string, privateKey: import('node:crypto').KeyObject, publicKey: string }} `publicKey` in the format of
 * REMOTES_PUBLIC_KEYS
 * @throws Error that does not contain the key
 */
export function readDeployKey(text) {
  const [id = '', encoded = '', ...rest] = text.trim().split(':');
  const seed = Buffer.from(encoded, 'base64url');
  if (!/^[\w-]{1,16}$/.test(id) || seed.length !== SEED_BYTES || rest.length > 0)
    throw new Error('The deploy key must look like "id:seed", the seed as 32 bytes in base64url.');
  const privateKey = privateKeyOf(seed);
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { id, privateKey, publicKey: `${id}:${x}` };
}

/** Creates a deploy key as text. */
export const makeDeployKey = (id) => `${id}:${randomBytes(SEED_BYTES).toString('base64url')}`;
