import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from '../run/command.mjs';
import { rootDir } from '../run/settings.mjs';
import { step } from '../run/terminal.mjs';

/** Installs by the lockfile without changing it. `npm ci` rejects a lockfile without the packages of other platforms. */
const npmInstall = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=http'];

/** Installs the packages if node_modules differs from the lockfile. */
export async function installWhenNeeded({ children, settings, signal }) {
  if (isInstalled()) return;
  const total = Object.values(readLock('package-lock.json').packages).filter(isForThisMachine).length;
  await step(['Installing the packages', 'Installed the packages'], async (report) => {
    const seen = { described: 0, fetched: 0 };
    await runCommand(children, 'npm', npmInstall, {
      cwd: rootDir,
      env: { ...process.env, npm_config_cache: writableCache(settings.dataDir) },
      signal,
      failure: 'npm install failed',
      onLine: (line) => {
        if (!line.startsWith('npm http')) return;
        seen[line.includes('.tgz') ? 'fetched' : 'described']++;
        report(
          seen.fetched
            ? `${seen.fetched} of about ${total} fetched`
            : `${seen.described} of about ${total} looked up`,
        );
        return 'skip';
      },
    });
  });
}

const isForThisMachine = ({ version, link, os = [process.platform], cpu = [process.arch] }) =>
  Boolean(version) && !link && os.includes(process.platform) && cpu.includes(process.arch);

/**
 * Returns true if the installed packages match the lockfile. npm writes its list at the end, so an interrupted installation
 * does not count.
 */
function isInstalled() {
  const installed = readLock('node_modules/.package-lock.json')?.packages;
  if (!installed) return false;
  return Object.entries(readLock('package-lock.json').packages).every(([place, wanted]) => {
    if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) return true;
    const found = installed[place];
    if (!found) return Boolean(wanted.optional || wanted.devOptional || wanted.peer);
    return found.version === wanted.version && fs.existsSync(path.join(rootDir, place));
  });
}

function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(rootDir, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns npm's cache folder, or one inside the data folder if the home folder is not writable. */
function writableCache(dataDir) {
  const usual = process.env.npm_config_cache ?? path.join(os.homedir(), '.npm');
  try {
    fs.mkdirSync(usual, { recursive: true });
    fs.accessSync(usual, fs.constants.W_OK | fs.constants.X_OK);
    return usual;
  } catch {
    return path.join(dataDir, 'npm-cache');
  }
}
