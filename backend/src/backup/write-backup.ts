import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import type { MediaStorage } from '../modules/media/index.js';
import { fingerprints, type ProductKeys } from './backup-keys.js';
import { keyUnderPassphrase, sealFor, unsealed } from './cipher.js';
import { BackupWriter } from './files.js';
import { type BackupLabel, LABEL, type Manifest, type StoredFile } from './manifest.js';
import { copyMedia } from './media-copy.js';
import type { Progress } from './progress.js';
import { type Snapshot, takeSnapshot } from './snapshot.js';

export interface BackupOrder {
  /** Connection of a role that may read every table. */
  databaseUrl: string;
  /** Created if it does not exist. */
  folder: string;
  storage: MediaStorage;
  keys: ProductKeys;
  /** age public keys; without them and without a passphrase nothing is encrypted. */
  recipients: readonly string[];
  passphrase?: string;
}

/**
 * Writes everything that the product needs on another machine. `backup.json` is written last: a folder
 * without it is no backup.
 * @throws if the folder is not empty
 */
export async function writeBackup(order: BackupOrder, progress: Progress): Promise<Manifest> {
  await prepareFolder(order.folder);
  const createdAt = new Date().toISOString();
  const { writer, passphraseKey } = await writerFor(order);
  const { mediaNames, ...data } = await snapshotOf(order.databaseUrl, writer, progress);
  const media = await copyMedia(mediaNames, order.storage, writer, (done) =>
    progress(`Copying pictures and documents: ${done} of ${mediaNames.length}`),
  );
  const keysFile = writer.sealing.encryption === 'age' ? await writeJson(writer, 'keys', order.keys) : null;
  const manifest: Manifest = { ...data, ...media, keys: fingerprints(order.keys), keysFile };
  await writeLabel(order.folder, {
    product: 'dobbar',
    format: 1,
    createdAt,
    encryption: writer.sealing.encryption,
    manifest: await writeJson(writer, 'manifest', manifest),
    passphraseKey,
  });
  return manifest;
}

async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Give a folder that is, or a new one.`);
}

async function writerFor({ folder, recipients, passphrase }: BackupOrder): Promise<{
  writer: BackupWriter;
  passphraseKey: StoredFile | null;
}> {
  if (passphrase === undefined) {
    const sealing = recipients.length > 0 ? sealFor(recipients) : unsealed;
    return { writer: new BackupWriter(folder, sealing), passphraseKey: null };
  }
  const { recipient, sealedIdentity } = await keyUnderPassphrase(passphrase);
  const writer = new BackupWriter(folder, sealFor([...recipients, recipient]));
  return { writer, passphraseKey: await writer.store('key.age', Readable.from([sealedIdentity])) };
}

async function snapshotOf(databaseUrl: string, writer: BackupWriter, progress: Progress): Promise<Snapshot> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    return await takeSnapshot(db, writer, (done, of) => progress(`Copying tables: ${done} of ${of}`));
  } finally {
    await db.end();
  }
}

const writeJson = (writer: BackupWriter, name: string, content: object): Promise<StoredFile> =>
  writer.write(`${name}.json`, Readable.from([Buffer.from(`${JSON.stringify(content, null, 2)}\n`)]));

async function writeLabel(folder: string, label: BackupLabel): Promise<void> {
  const file = path.join(folder, LABEL);
  await writeFile(`${file}.draft`, `${JSON.stringify(label, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.draft`, file);
}
