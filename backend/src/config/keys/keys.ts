import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { CodeSecrets } from './code-secrets.js';
import { fromFile } from './made-file.js';

export interface SigningKeySource {
  /** 1 to 8 characters. */
  id: string;
  /** The Ed25519 seed, 32 bytes. */
  seed: Buffer;
}

export interface Keys {
  signingKeys: SigningKeySource[];
  codeSecrets: CodeSecrets;
}

const bytes = (text: string, name: string): Buffer => {
  const value = Buffer.from(text, 'base64url');
  if (value.length !== 32) throw new Error(`${name} must be 32 bytes in base64url.`);
  return value;
};

const parseSigningKeys = (text: string): SigningKeySource[] =>
  text.split(',').map((entry) => {
    const [id, seed] = entry.trim().split(':');
    if (!id || !seed || id.length > 8)
      throw new Error(
        'REDEMPTION_SIGNING_KEYS must look like "id:seed,id:seed", each id at most 8 characters.',
      );
    return { id, seed: bytes(seed, `The signing key "${id}"`) };
  });

const random = (): string => randomBytes(32).toString('base64url');

/**
 * Reads keys from the environment, or in demo mode from files under the data directory. In production both
 * must be set.
 */
export function readKeys(env: NodeJS.ProcessEnv, appEnv: 'demo' | 'production', dataDir: string): Keys {
  const signing = env['REDEMPTION_SIGNING_KEYS'];
  const secret = env['CODE_SECRET'];
  if (appEnv === 'production' && (!signing || !secret)) {
    throw new Error(
      'Set REDEMPTION_SIGNING_KEYS and CODE_SECRET: in production the keys come from the environment.',
    );
  }
  const folder = path.join(dataDir, 'keys');
  return {
    signingKeys: parseSigningKeys(
      signing ?? fromFile(path.join(folder, 'redemption-signing'), () => `k1:${random()}`),
    ),
    codeSecrets: readCodeSecrets(env, dataDir),
  };
}

/**
 * Reads secrets from the environment, or from a file under the data directory. A generated secret is version
 * 2, so that each purpose has a separate key.
 */
export const readCodeSecrets = (env: NodeJS.ProcessEnv, dataDir: string): CodeSecrets =>
  CodeSecrets.parse(
    env['CODE_SECRET'] ?? fromFile(path.join(dataDir, 'keys', 'code-secret'), () => `2:${random()}`),
  );
