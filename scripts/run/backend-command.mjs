import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildWhenNeeded } from '../build/projects.mjs';
import { Children } from './children.mjs';
import { ownSecret } from './keys.mjs';
import { isPortFree } from './ports.mjs';
import { app, database, owner } from '../database/postgres-roles.mjs';
import { startPostgres } from '../database/postgres.mjs';
import { readSettings, rootDir } from './settings.mjs';

/**
 * Runs programs of the backend one after another, with the arguments and the terminal of this process. They use DATABASE_URL,
 * the running product's database, or the stopped product's database, which is started for them.
 * @param names the names of files in backend/dist
 */
export async function runBackendCommands(names, args = process.argv.slice(2)) {
  const settings = readSettings();
  const children = new Children(settings.runDir);
  const port = settings.ports.POSTGRES_PORT;
  const server =
    settings.databaseUrl || !(await isPortFree(port))
      ? undefined
      : await startPostgres({
          dataDir: path.join(settings.dataDir, 'postgres'),
          keysDir: settings.keysDir,
          port,
        });
  const env = { ...process.env, DATA_DIR: settings.dataDir, ...databaseUrls(settings, port) };
  try {
    await buildWhenNeeded({ children, projects: ['backend'] });
    for (const name of names) {
      const own = name === 'migrate' ? [] : args;
      const { status } = spawnSync(process.execPath, [`backend/dist/${name}.js`, ...own], {
        cwd: rootDir,
        stdio: 'inherit',
        env,
      });
      if (status !== 0) return void (process.exitCode = status ?? 1);
    }
  } finally {
    await server?.stop();
  }
}

function databaseUrls(settings, port) {
  if (settings.databaseUrl)
    return { DATABASE_URL: settings.databaseUrl, DATABASE_MIGRATION_URL: settings.migrationUrl };
  const url = (role) =>
    `postgres://${role}:${ownSecret(settings.keysDir, `postgres-${role.replace('dobbar_', '')}`)}@127.0.0.1:${port}/${database}`;
  return { DATABASE_URL: url(app), DATABASE_MIGRATION_URL: url(owner) };
}
