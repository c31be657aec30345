import pg from 'pg';
import { migrate } from '../database/migrate.js';
import type { MediaStorage } from '../modules/media/index.js';
import { assertKeysFit, keepKeys, type ProductKeys } from './backup-keys.js';
import { assertDatabaseEmpty } from './empty-database.js';
import { loadTables } from './load-tables.js';
import type { Manifest } from './manifest.js';
import { putMediaBack } from './media-copy.js';
import { type BackupAccess, type OpenedBackup, openBackup } from './open-backup.js';
import type { Progress } from './progress.js';

export interface RestoreOrder {
  backup: BackupAccess;
  /** Connection of the owner of the tables. */
  ownerUrl: string;
  applicationUrl: string;
  storage: MediaStorage;
  env: NodeJS.ProcessEnv;
  dataDir: string;
  presentKeys: ProductKeys;
}

/**
 * Restores a backup into an empty database and migrates it. The rows are loaded last and in one transaction,
 * so that the restore can be repeated until then.
 * @throws if the database contains rows, and the errors of `openBackup`
 */
export async function restoreBackup(order: RestoreOrder, progress: Progress): Promise<Manifest> {
  const opened = await openBackup(order.backup, progress);
  const { manifest, reader, keys } = opened;
  assertKeysFit(manifest.keys, { ...keys, ...order.presentKeys }, order.dataDir);
  const db = new pg.Client({ connectionString: order.ownerUrl });
  await db.connect();
  try {
    await assertDatabaseEmpty(db);
    await migrate(order.ownerUrl, order.applicationUrl, { upTo: manifest.lastMigration });
    await putMediaBack(manifest.media, order.storage, reader, (done) =>
      progress(`Writing pictures and documents: ${done} of ${manifest.media.length}`),
    );
    await keepKeys(keys, order.env, order.dataDir);
    await loadRows(db, opened, progress);
  } finally {
    await db.end();
  }
  await migrate(order.ownerUrl, order.applicationUrl);
  return manifest;
}

const loadRows = (db: pg.Client, { manifest, reader }: OpenedBackup, progress: Progress): Promise<void> =>
  loadTables(db, manifest, reader, (done, of) => progress(`Loading tables: ${done} of ${of}`));
