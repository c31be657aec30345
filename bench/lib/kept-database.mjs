import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { makeEvents } from '../api/figures/events.mjs';
import { makeBaselineTables } from '../api/figures/baseline-tables.mjs';
import { databaseAccount } from '../../scripts/database/postgres-account.mjs';
import { reachableDataDir } from '../../scripts/database/postgres-cluster.mjs';
import { startPostgres } from '../../scripts/database/postgres.mjs';
import { runCommand } from '../../scripts/run/command.mjs';
import { Children } from '../../scripts/run/children.mjs';
import { commonEnvironment } from '../../scripts/run/parts.mjs';
import { rootDir } from '../../scripts/run/settings.mjs';
import { say, step } from '../../scripts/run/terminal.mjs';
import { UserError } from '../../scripts/run/user-error.mjs';

const keptIn = path.join(rootDir, '.data/bench');
const GB = 1e9;
/** Measured bytes of a row with its indexes and the baseline's copy, doubled for PostgreSQL's write-ahead log. */
const BYTES = { deals: 8_000, passes: 1_200, events: 250 };

export const bytesOf = (rows) =>
  Object.entries(BYTES).reduce((sum, [name, bytes]) => sum + bytes * rows[name], 0);

/** The schema and the seed: a database of other ones is made again. */
function fingerprintOf(rows) {
  const hash = createHash('sha256').update(JSON.stringify(rows));
  const files = [
    'backend/schema.sql',
    'backend/src/database/seeds/scale-deals.ts',
    'bench/api/figures/events.mjs',
    'bench/api/figures/baseline-tables.mjs',
  ];
  for (const file of files) hash.update(fs.readFileSync(path.join(rootDir, file)));
  return hash.digest('hex');
}

/**
 * Starts the kept database with that many rows, and makes it before if there is none of the current schema. It is complete once its mark is
 * written, so that an interrupted run makes it again.
 * @param {{ deals: number, passes: number, events: number }} rows
 * @returns the settings of a product with this database, and its PostgreSQL
 */
export async function startKeptDatabase(settings, rows) {
  const dataDir = path.join(keptIn, String(rows.deals));
  const mark = path.join(dataDir, 'made');
  const fingerprint = fingerprintOf(rows);
  const isMade = fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === fingerprint;
  if (!isMade) {
    // The account of PostgreSQL may not reach the folder; its files are elsewhere then.
    fs.mkdirSync(dataDir, { recursive: true });
    fs.rmSync(reachableDataDir(databaseAccount(), `${dataDir}/postgres`), { recursive: true });
    fs.rmSync(dataDir, { recursive: true });
    assertSpace(rows);
  }
  const folders = { keysDir: 'keys', logsDir: 'logs', mailDir: 'mail', runDir: 'run' };
  const own = { ...settings, dataDir, durable: true };
  for (const [name, folder] of Object.entries(folders)) {
    own[name] = path.join(dataDir, folder);
    fs.mkdirSync(own[name], { recursive: true, mode: name === 'keysDir' ? 0o700 : 0o755 });
  }
  const postgres = await startPostgres({
    dataDir: `${dataDir}/postgres`,
    keysDir: own.keysDir,
    durable: true,
    settings: ['max_wal_size=4GB'],
  });
  if (isMade) return { settings: own, postgres };
  try {
    await make(own, postgres, rows);
    fs.writeFileSync(mark, fingerprint);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { settings: own, postgres };
}

function assertSpace(rows) {
  fs.mkdirSync(keptIn, { recursive: true });
  const { bavail, bsize } = fs.statfsSync(keptIn);
  const [needed, free] = [bytesOf(rows), bavail * bsize];
  const sizes = `${(needed / GB).toFixed(1)} GB; ${(free / GB).toFixed(1)} GB are free in ${keptIn}`;
  say(
    `  ${rows.deals} deals, ${rows.passes} passes and ${rows.events} views and clicks need up to ${sizes}.`,
  );
  if (free < needed)
    throw new UserError(
      'The disk has too little space. Nothing was changed. Ask for fewer rows with --passes and --events.',
    );
}

async function make(settings, postgres, rows) {
  const children = new Children(settings.runDir);
  const databases = { DATABASE_URL: postgres.appUrl, DATABASE_MIGRATION_URL: postgres.ownerUrl };
  const script = (name, ...args) =>
    runCommand(children, process.execPath, [`backend/dist/${name}.js`, ...args], {
      cwd: rootDir,
      env: { ...commonEnvironment(settings), ...databases },
      failure: `backend/dist/${name}.js failed`,
    });
  const db = new pg.Client({ connectionString: postgres.superuserUrl });
  await step([`Making ${rows.deals} deals`, `Made ${rows.deals} deals`], async () => {
    await script('migrate');
    await script('seed', '--deals', String(rows.deals));
  });
  await db.connect();
  try {
    await makeEvents(db, rows, say);
    await step(['Making the daily figures', 'Made the daily figures'], () => storeDays(db));
    await step(['Making the tables of the baseline', 'Made the tables of the baseline'], () =>
      makeBaselineTables(db),
    );
    await db.query('VACUUM ANALYZE');
  } finally {
    await db.end();
  }
}

/** The rows made by SQL have noted no days, and the measured product runs no jobs. */
async function storeDays(db) {
  await db.query('DELETE FROM marketplace_days');
  for (let more = true; more;)
    more = (await db.query('SELECT marketplace_days_store(1000) AS more')).rows[0].more;
}
