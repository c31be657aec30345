import { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pictureFiles } from '../modules/media/index.js';
import { slipFiles } from '../modules/payments/index.js';
import { documentFiles } from '../modules/vendors/index.js';
import type { BackupWriter } from './files.js';
import type { AccountSum, Manifest, SequenceState, TableFile } from './manifest.js';
import { ACCOUNT_SUMS, copyRows, LAST_MIGRATION, SEQUENCES, TABLES } from './tables.sql.js';

export type Snapshot = Pick<Manifest, 'lastMigration' | 'tables' | 'sequences' | 'accounts'> & {
  mediaNames: string[];
};

/** Copies all tables from one snapshot, while the product continues to run. */
export async function takeSnapshot(
  db: pg.Client,
  writer: BackupWriter,
  onTable: (done: number, of: number) => void,
): Promise<Snapshot> {
  await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows: tables } = await db.query<{ table: string; columns: string[] }>(TABLES);
  const copied: TableFile[] = [];
  for (const { table, columns } of tables) {
    copied.push(await copyTable(db, writer, table, columns));
    onTable(copied.length, tables.length);
  }
  const snapshot: Snapshot = {
    lastMigration: (await db.query<{ name: string }>(LAST_MIGRATION)).rows[0]?.name ?? '',
    tables: copied,
    // Sequences are not part of a snapshot. They only increase, so that a later value is valid for these rows
    // too.
    sequences: (await db.query<SequenceState>(SEQUENCES)).rows,
    accounts: (await db.query<AccountSum>(ACCOUNT_SUMS)).rows,
    mediaNames: [...(await pictureFiles(db)), ...(await documentFiles(db)), ...(await slipFiles(db))],
  };
  await db.query('COMMIT');
  return snapshot;
}

async function copyTable(
  db: pg.Client,
  writer: BackupWriter,
  table: string,
  columns: string[],
): Promise<TableFile> {
  const rows = db.query(copyTo(copyRows(table, columns)));
  const file = await writer.writeCompressed(`tables/${table}.copy`, rows as Readable);
  return { ...file, table, columns, rows: rows.rowCount };
}
