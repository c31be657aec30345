import { spawn } from 'node:child_process';
import path from 'node:path';
import { findFreePort } from '../run/ports.mjs';
import { databaseAccount } from './postgres-account.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';
import {
  createCluster,
  databaseEnvironment,
  hasCluster,
  isServerReady,
  reachableDataDir,
  stopLeftoverServer,
} from './postgres-cluster.mjs';
import {
  app,
  database,
  ensureRolesAndDatabase,
  ensureSandboxDatabase,
  owner,
  superuser,
} from './postgres-roles.mjs';
import { ownSecret } from '../run/keys.mjs';
import { waitUntil } from '../run/processes.mjs';
import { UserError } from '../run/user-error.mjs';

const readyMilliseconds = 60_000;
const stopMilliseconds = 30_000;
const fastAndForgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Prepares the embedded PostgreSQL: finds its program and account, stops a leftover server, and creates the cluster if there is
 * none. `launch()` then starts the server, also again after a crash.
 * @param {{ dataDir: string, port: number, keysDir?: string, durable?: boolean, settings?: string[] }} request
 *   `durable: false` trades safety for speed, for tests only
 */
export async function preparePostgres({ dataDir: wanted, port, keysDir, durable = true, settings = [] }) {
  const account = databaseAccount();
  const binaries = postgresBinaries(account);
  const dataDir = reachableDataDir(account, wanted);
  const keys = keysDir ?? path.join(path.dirname(wanted), 'keys');
  const passwords = {
    [superuser]: ownSecret(keys, 'postgres-superuser'),
    [owner]: ownSecret(keys, 'postgres-owner'),
    [app]: ownSecret(keys, 'postgres-app'),
  };
  await stopLeftoverServer(dataDir);
  if (!hasCluster(dataDir))
    createCluster({ account, binaries, dataDir, superuser, password: passwords[superuser], durable });
  const server = { account, binaries, dataDir, port, durable, settings };
  return {
    dataDir,
    keysDir: keys,
    port,
    url: (role, name = database) => `postgres://${role}:${passwords[role]}@127.0.0.1:${port}/${name}`,
    launch: (log = 'ignore') => launchServer(server, log),
    isReady: (child) => isServerReady(dataDir, child.pid),
    ensureRolesAndDatabase: () => ensureRolesAndDatabase({ port, passwords }),
    ensureSandboxDatabase: () => ensureSandboxDatabase({ port, passwords }),
  };
}

function launchServer({ account, binaries, dataDir, port, durable, settings }, log) {
  const set = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    'max_connections=200',
    ...(durable ? [] : fastAndForgetful),
    ...settings,
  ];
  return spawn(
    path.join(binaries, 'bin/postgres'),
    ['-D', dataDir, '-p', String(port), ...set.flatMap((setting) => ['-c', setting])],
    { ...account, cwd: '/', detached: true, env: databaseEnvironment, stdio: ['ignore', log, log] },
  );
}

/**
 * Starts a PostgreSQL with the product's roles and an empty database, for tests and benchmarks. Without a port it uses a free
 * one.
 * @returns addresses for the owner, the application and the superuser, and `stop()`
 */
export async function startPostgres({ port, ...requested }) {
  const postgres = await preparePostgres({ ...requested, port: port ?? (await findFreePort()) });
  const child = postgres.launch();
  const stop = () => stopServer(child);
  const isOver = () => child.exitCode !== null || postgres.isReady(child);
  if (!(await waitUntil(isOver, readyMilliseconds, 10)) || child.exitCode !== null) {
    await stop();
    throw new UserError(`PostgreSQL did not start on port ${postgres.port}.`);
  }
  try {
    await postgres.ensureRolesAndDatabase();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port: postgres.port,
    dataDir: postgres.dataDir,
    keysDir: postgres.keysDir,
    pid: child.pid,
    url: postgres.url,
    ownerUrl: postgres.url(owner),
    appUrl: postgres.url(app),
    superuserUrl: postgres.url(superuser),
    stop,
  };
}

/** Stops the server with a fast shutdown, which closes connections without data loss; after a timeout immediately. */
export async function stopServer(child) {
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL']) {
    if (isGone()) return;
    child.kill(signal);
    if (await waitUntil(isGone, stopMilliseconds, 20)) return;
  }
}
