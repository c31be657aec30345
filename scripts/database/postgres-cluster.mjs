import { createHash, randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canReach, makePrivateFolder, systemDir } from './postgres-account.mjs';
import { identityOf, sendSignal, waitUntil } from '../run/processes.mjs';
import { UserError } from '../run/user-error.mjs';

/** Moves the cluster to a system folder if its account cannot reach the requested one. */
export function reachableDataDir(account, wanted) {
  makePrivateFolder(account, wanted);
  if (canReach(account, '-w', wanted)) return wanted;
  fs.rmdirSync(wanted);
  const checkout = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const moved = path.join(systemDir, checkout, 'postgres');
  makePrivateFolder(account, moved);
  return moved;
}

export const hasCluster = (dataDir) => fs.existsSync(path.join(dataDir, 'PG_VERSION'));

/** Runs initdb in a temporary folder and renames it, so that an interruption leaves no partial cluster. */
export function createCluster({ account, binaries, dataDir, superuser, password, durable }) {
  const fresh = `${dataDir}.new`;
  fs.rmSync(fresh, { recursive: true, force: true });
  makePrivateFolder(account, fresh);
  const secret = writeSecret(account, password);
  const made = spawnSync(
    path.join(binaries, 'bin/initdb'),
    [
      ...['-D', fresh, '-U', superuser, '-E', 'UTF8', '--auth=scram-sha-256', `--pwfile=${secret}`],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...account, cwd: '/', encoding: 'utf8', env: databaseEnvironment },
  );
  fs.rmSync(path.dirname(secret), { recursive: true });
  if (made.status !== 0)
    throw new UserError(`PostgreSQL could not be initialised:\n${made.stdout}${made.stderr}`);
  fs.rmSync(dataDir, { recursive: true, force: true });
  fs.renameSync(fresh, dataDir);
}

/** Environment of the server, without the caller's PG* variables, language and time zone. */
export const databaseEnvironment = { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' };

function writeSecret(account, password) {
  const folder = path.join(os.tmpdir(), `dobbar-${randomBytes(8).toString('hex')}`);
  const file = path.join(folder, 'password');
  makePrivateFolder(account, folder);
  fs.writeFileSync(file, password, { mode: 0o600 });
  if (account.uid !== undefined) fs.chownSync(file, account.uid, account.gid);
  return file;
}

/**
 * Stops a server that a killed run left on this folder, and deletes the pid file of a dead one: its pid may belong to a zombie
 * or another program, and PostgreSQL would not start.
 */
export async function stopLeftoverServer(dataDir) {
  const pid = Number(readPidFile(dataDir)?.[0]);
  if (!pid) return;
  const identity = runsOn(pid, dataDir) ? identityOf(pid) : undefined;
  const isGone = () => identityOf(pid) !== identity;
  if (identity)
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL']) {
      sendSignal(pid, signal);
      if (await waitUntil(isGone, 10_000)) break;
    }
  if (!(await waitUntil(() => !isInUse(dataDir), 10_000)))
    throw new UserError(
      `A PostgreSQL server left over on ${dataDir} (process ${pid}) does not end. Stop it by hand.`,
    );
  fs.rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
}

/** Returns true while a process of a server uses the data folder: child processes may outlive the main one. */
function isInUse(dataDir) {
  if (!fs.existsSync('/proc/self/cwd')) return false;
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => workingFolder(pid) === dataDir);
}

function workingFolder(pid) {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Returns true if the server accepts connections, according to the eighth line of its pid file. */
export function isServerReady(dataDir, pid) {
  const lines = readPidFile(dataDir);
  return Number(lines?.[0]) === pid && lines[7]?.trim() === 'ready';
}

function readPidFile(dataDir) {
  try {
    return fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

function runsOn(pid, dataDir) {
  const cmdline = `/proc/${pid}/cmdline`;
  if (fs.existsSync('/proc/self/cmdline'))
    return fs.existsSync(cmdline) && fs.readFileSync(cmdline, 'utf8').split('\0').includes(dataDir);
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(
    dataDir,
  );
}
