import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { KeyFingerprint } from './manifest.js';

/** Secrets on which stored data depends, each with its file in demo mode. */
const KEYS = [
  { variable: 'REDEMPTION_SIGNING_KEYS', file: 'redemption-signing' },
  { variable: 'CODE_SECRET', file: 'code-secret' },
] as const;

export type ProductKeys = Record<string, string>;

/** @returns existing keys, from the environment or the data directory; generates none */
export async function presentKeys(env: NodeJS.ProcessEnv, dataDir: string): Promise<ProductKeys> {
  const found: ProductKeys = {};
  for (const { variable, file } of KEYS) {
    const stored = path.join(dataDir, 'keys', file);
    const value = env[variable] ?? (existsSync(stored) ? await readFile(stored, 'utf8') : undefined);
    if (value) found[variable] = value.trim();
  }
  return found;
}

export const fingerprints = (keys: ProductKeys): KeyFingerprint[] =>
  Object.entries(keys).map(([variable, value]) => ({ variable, fingerprint: fingerprintOf(value) }));

/**
 * @param needed by the data of the backup
 * @throws if one is missing here or differs
 */
export function assertKeysFit(
  needed: readonly KeyFingerprint[],
  present: ProductKeys,
  dataDir: string,
): void {
  const wrong = needed.filter(
    ({ variable, fingerprint }) =>
      !listsWithin(present[variable] ?? '')
        .map(fingerprintOf)
        .includes(fingerprint),
  );
  if (wrong.length === 0) return;
  const names = wrong.map(({ variable }) => variable).join(' and ');
  const files = KEYS.filter(({ variable }) => wrong.some((key) => key.variable === variable)).map(
    ({ file }) => path.join(dataDir, 'keys', file),
  );
  throw new Error(
    `The data of this backup needs the ${names} that it was made with. Set them, or put them into ${files.join(' and ')}.`,
  );
}

/**
 * Writes keys of an encrypted backup into the data directory, unless the environment or a file already
 * provides them.
 */
export async function keepKeys(keys: ProductKeys, env: NodeJS.ProcessEnv, dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'keys');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { variable, file } of KEYS) {
    const target = path.join(folder, file);
    const value = keys[variable];
    if (value && !env[variable] && !existsSync(target))
      await writeFile(target, `${value}\n`, { mode: 0o600 });
  }
}

const fingerprintOf = (value: string): string =>
  createHash('sha256').update(value).digest('hex').slice(0, 16);

/**
 * Possible values of the keys at the time of the backup: versions may have been added before or behind them
 * since then.
 * @returns each run of adjacent entries, and a first version without its number
 */
function listsWithin(value: string): string[] {
  const entries = value.split(',').map((entry) => entry.trim());
  const runs = entries.flatMap((_, from) =>
    entries.slice(from).map((__, length) => entries.slice(from, from + length + 1).join(',')),
  );
  return [value, ...runs, ...runs.filter((run) => /^1:[^,]+$/.test(run)).map((run) => run.slice(2))];
}
