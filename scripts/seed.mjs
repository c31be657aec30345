#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildWhenNeeded } from './lib/build.mjs';
import { Children } from './lib/children.mjs';
import { ownSecret } from './lib/keys.mjs';
import { isPortFree } from './lib/ports.mjs';
import { app, database, owner } from './lib/postgres-roles.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { readSettings, rootDir } from './lib/settings.mjs';

const settings = readSettings();
const children = new Children(settings.runDir);
const port = settings.ports.POSTGRES_PORT;

/** `npm run seed -- --deals 100000`: against DATABASE_URL, the running product, or its resting database. */
const server = settings.databaseUrl || !(await isPortFree(port)) ? undefined : await startEmbedded();
try {
  await buildWhenNeeded({ children, projects: ['backend'] });
  for (const script of ['migrate', 'seed']) runBackend(script);
} finally {
  await server?.stop();
}

function startEmbedded() {
  return startPostgres({ dataDir: path.join(settings.dataDir, 'postgres'), keysDir: settings.keysDir, port });
}

function runBackend(script) {
  const ran = spawnSync(process.execPath, [`backend/dist/${script}.js`, ...process.argv.slice(2)], {
    cwd: rootDir,
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: settings.dataDir, ...databaseUrls() },
  });
  if (ran.status !== 0) throw new Error(`backend/dist/${script}.js failed.`);
}

function databaseUrls() {
  if (settings.databaseUrl)
    return { DATABASE_URL: settings.databaseUrl, DATABASE_MIGRATION_URL: settings.migrationUrl };
  const url = (role) =>
    `postgres://${role}:${ownSecret(settings.keysDir, `postgres-${role.replace('dobbar_', '')}`)}@127.0.0.1:${port}/${database}`;
  return { DATABASE_URL: url(app), DATABASE_MIGRATION_URL: url(owner) };
}
