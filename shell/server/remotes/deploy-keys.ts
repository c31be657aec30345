import { createPublicKey, type KeyObject } from 'node:crypto';

/** Keys that may sign remotes. */
export interface DeployKeys {
  /** Ed25519 public keys, by id. During a rotation there are two. */
  readonly byId: ReadonlyMap<string, KeyObject>;
  /** True in production: remotes without a signature are rejected. */
  readonly areRequired: boolean;
}

const KEY_BYTES = 32;

function readKey(entry: string): [string, KeyObject] {
  const [id = '', x = '', ...rest] = entry.trim().split(':');
  if (!/^[\w-]{1,16}$/.test(id) || Buffer.from(x, 'base64url').length !== KEY_BYTES || rest.length > 0)
    throw new Error('REMOTES_PUBLIC_KEYS must look like "id:key,id:key", each key as 32 bytes in base64url');
  return [id, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })];
}

/**
 * Reads `REMOTES_PUBLIC_KEYS` and `APP_ENV`.
 * @throws if a key is malformed or listed twice, and in production if there is none
 */
export function readDeployKeys(env: Readonly<Record<string, string | undefined>>): DeployKeys {
  const appEnv = env.APP_ENV ?? 'demo';
  if (appEnv !== 'demo' && appEnv !== 'production')
    throw new Error(`APP_ENV must be one of demo, production, not "${appEnv}"`);
  const entries = env.REMOTES_PUBLIC_KEYS ? env.REMOTES_PUBLIC_KEYS.split(',').map(readKey) : [];
  const byId = new Map(entries);
  if (byId.size !== entries.length) throw new Error('REMOTES_PUBLIC_KEYS names a key twice');
  const areRequired = appEnv === 'production';
  if (areRequired && byId.size === 0)
    throw new Error('Set REMOTES_PUBLIC_KEYS: in production the shell runs signed remotes alone');
  return { byId, areRequired };
}
