import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { migrations } from '../database/migrations/index.js';
import type { ProductKeys } from './backup-keys.js';
import { identityUnderPassphrase, type Opening, openUnsealed, openWith } from './cipher.js';
import { BackupReader, verifyFile } from './files.js';
import { type BackupLabel, LABEL, type Manifest, type StoredFile } from './manifest.js';
import type { Progress } from './progress.js';

export interface BackupAccess {
  folder: string;
  /** age private keys. */
  identities: readonly string[];
  /** Called only if the backup has one. */
  passphrase: () => Promise<string>;
}

export interface OpenedBackup {
  manifest: Manifest;
  reader: BackupReader;
  /** Empty when the backup is not encrypted. */
  keys: ProductKeys;
}

/**
 * Reads the manifest of a backup and compares each of its files with it.
 * @throws if it is damaged, incomplete, foreign, newer than this product, or cannot be decrypted
 */
export async function openBackup(access: BackupAccess, progress: Progress): Promise<OpenedBackup> {
  const label = await readLabel(access.folder);
  const reader = new BackupReader(access.folder, await openingOf(label, access));
  await reader.verify([label.manifest], () => undefined);
  const manifest = await readJson<Manifest>(reader, label.manifest);
  assertMigrationKnown(manifest.lastMigration);
  const files: StoredFile[] = [...manifest.tables, ...manifest.media];
  if (manifest.keysFile) files.push(manifest.keysFile);
  await reader.verify(files, (done) => progress(`Comparing files: ${done} of ${files.length}`));
  const keys = manifest.keysFile ? await readJson<ProductKeys>(reader, manifest.keysFile) : {};
  return { manifest, reader, keys };
}

async function readLabel(folder: string): Promise<BackupLabel> {
  const file = path.join(folder, LABEL);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${folder} is no finished backup: ${LABEL} is missing.`);
  });
  const label = parsed(text) as Partial<BackupLabel> | null;
  if (label?.product !== 'dobbar' || !label.manifest) throw new Error(`${file} is not of this product.`);
  if (label.format !== 1)
    throw new Error(`${file} has the format ${String(label.format)}. This version reads format 1.`);
  return label as BackupLabel;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function openingOf(label: BackupLabel, access: BackupAccess): Promise<Opening> {
  if (label.encryption === 'none') return openUnsealed;
  if (access.identities.length > 0) return openWith(access.identities);
  if (!label.passphraseKey)
    throw new Error('The backup is encrypted. Give the file with its private key: --identity FILE.');
  const file = path.join(access.folder, label.passphraseKey.name);
  await verifyFile(file, label.passphraseKey);
  return openWith([await identityUnderPassphrase(await readFile(file), await access.passphrase())]);
}

async function readJson<T>(reader: BackupReader, file: StoredFile): Promise<T> {
  try {
    return (await json(await reader.read(file))) as T;
  } catch (cause) {
    throw new Error(`${file.name} cannot be read. Is the key the one that the backup was encrypted for?`, {
      cause,
    });
  }
}

function assertMigrationKnown(name: string): void {
  if (!migrations.some((migration) => migration.name === name))
    throw new Error(
      `The backup has seen the migration ${name}, which this version does not know. Restore it with a newer version.`,
    );
}
