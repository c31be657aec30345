import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { ledgerErrors } from '../ledger/ledger-errors.js';
import { assertDatabaseEmpty } from './empty-database.js';
import type { BackupReader } from './files.js';
import type { AccountSum, Manifest, TableFile } from './manifest.js';
import { ACCOUNT_SUMS, FOREIGN_KEYS, TABLES } from './tables.sql.js';
import { SET_SEQUENCE } from './load-tables.sql.js';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills the tables in one transaction. Foreign keys are dropped and added again at the end, so that the order
 * of tables does not matter; triggers are disabled, because their effects are in the data.
 * @throws if another client wrote rows in the meantime, or if counts or the sums of the ledger differ from
 * the manifest; nothing is changed then
 */
export async function loadTables(
  db: pg.Client,
  manifest: Manifest,
  reader: BackupReader,
  onTable: (done: number, of: number) => void,
): Promise<void> {
  await db.query('BEGIN');
  const { rows: known } = await db.query<{ table: string; columns: string[] }>(TABLES);
  assertSameTables(known, manifest.tables);
  const names = known.map(({ table }) => `"${table}"`);
  const { rows: foreignKeys } = await db.query<ForeignKey>(FOREIGN_KEYS);
  for (const { table, name } of foreignKeys) await db.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const name of names) await db.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  // Checked again under the lock, because rows that were written since the first check would be lost.
  await assertDatabaseEmpty(db);
  await db.query(`TRUNCATE ${names.join(', ')}`);
  for (const [index, file] of manifest.tables.entries()) {
    await loadTable(db, file, reader);
    onTable(index + 1, manifest.tables.length);
  }
  for (const { sequence, value } of manifest.sequences) await db.query(SET_SEQUENCE, [sequence, value]);
  for (const { table, name, definition } of foreignKeys)
    await db.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  for (const name of names) await db.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  await assertLedgerIs(db, manifest.accounts);
  await db.query('COMMIT');
  await db.query('ANALYZE');
}

function assertSameTables(known: { table: string }[], tables: TableFile[]): void {
  const there = new Set(known.map(({ table }) => table));
  const foreign = tables.filter(({ table }) => !there.delete(table));
  if (foreign.length > 0 || there.size > 0)
    throw new Error(
      `The tables of the backup are not those of its migration: ${[...foreign.map(({ table }) => table), ...there].join(', ')}.`,
    );
}

async function loadTable(db: pg.Client, file: TableFile, reader: BackupReader): Promise<void> {
  const { table, columns, rows } = file;
  const target = db.query(copyFrom(`COPY "${table}" (${columns.join(', ')}) FROM STDIN`));
  await pipeline(await reader.readCompressed(file), target);
  if (target.rowCount !== rows)
    throw new Error(`${table} has ${target.rowCount} rows, and the backup says ${rows}.`);
}

async function assertLedgerIs(db: pg.Client, accounts: AccountSum[]): Promise<void> {
  const found = (await db.query<AccountSum>(ACCOUNT_SUMS)).rows;
  if (JSON.stringify(found) !== JSON.stringify(accounts))
    throw new Error('The sums of the ledger are not those of the backup.');
  const [wrong] = await ledgerErrors(db);
  if (wrong)
    throw new Error(`The ledger of the backup is wrong: ${wrong.rule} (${wrong.at}: ${wrong.found}).`);
}
