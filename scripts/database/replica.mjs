import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findFreePort } from '../run/ports.mjs';
import { UserError } from '../run/user-error.mjs';
import { databaseAccount, makePrivateFolder } from './postgres-account.mjs';
import { superuser } from './postgres-roles.mjs';
import { preparePostgres, stopServer } from './postgres.mjs';

const readyMilliseconds = 30_000;
/** Files of the running primary that a copy must not have. */
const notCopied = ['postmaster.pid', 'postmaster.opts'];

/**
 * Starts a streaming replica of an embedded PostgreSQL, for tests. The embedded server has no pg_basebackup, so the data folder is
 * copied between the start and the end of a backup.
 * @param {import('./postgres.mjs').StartedPostgres} primary
 * @param {{ dataDir: string }} request a folder that does not exist
 * @returns addresses as those of `startPostgres`, and `stop()`
 */
export async function startReplica(primary, { dataDir }) {
  const account = databaseAccount();
  makePrivateFolder(account, dataDir);
  await copyCluster(primary, dataDir, account);
  const port = await findFreePort();
  const replica = await preparePostgres({ dataDir, port, keysDir: primary.keysDir, durable: false });
  const child = replica.launch();
  const stop = () => stopServer(child);
  try {
    await untilAnswering(replica.url(superuser), child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, url: replica.url, stop };
}

async function copyCluster(primary, dataDir, account) {
  const db = new pg.Client({ connectionString: primary.superuserUrl });
  await db.connect();
  try {
    await db.query(`SELECT pg_backup_start('replica', fast => true)`);
    const copied = spawnSync('cp', ['-a', `${primary.dataDir}/.`, dataDir], { encoding: 'utf8' });
    // Files that the primary deletes meanwhile are missing from the copy; the log says so too.
    if (copied.status !== 0 && !/No such file/.test(copied.stderr)) throw new UserError(copied.stderr);
    const { rows } = await db.query('SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)');
    for (const name of notCopied) fs.rmSync(path.join(dataDir, name), { force: true });
    writeOwned(path.join(dataDir, 'backup_label'), rows[0].labelfile, account);
    writeOwned(path.join(dataDir, 'standby.signal'), '', account);
    writeOwned(path.join(dataDir, 'postgresql.auto.conf'), primaryConnection(primary), account);
  } finally {
    await db.end();
  }
}

/** In a file, because the arguments of a program are visible to every user. */
function primaryConnection({ superuserUrl }) {
  const { hostname, port, username, password } = new URL(superuserUrl);
  return `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`;
}

function writeOwned(file, text, { uid, gid }) {
  fs.writeFileSync(file, text, { mode: 0o600 });
  if (uid !== undefined) fs.chownSync(file, uid, gid);
}

/** A replica accepts connections once it has replayed the log of its backup. */
async function untilAnswering(url, child) {
  const since = performance.now();
  for (;;) {
    const db = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    db.on('error', () => {});
    try {
      await db.connect();
      return;
    } catch (error) {
      if (child.exitCode !== null || performance.now() - since > readyMilliseconds) throw error;
      await new Promise((resume) => setTimeout(resume, 20));
    } finally {
      await db.end().catch(() => {});
    }
  }
}
