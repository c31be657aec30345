import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from '../run/command.mjs';
import { rootDir } from '../run/settings.mjs';
import { step } from '../run/terminal.mjs';
import { packagesAreInstalled, readLock } from './installed-packages.mjs';

/** Installs by the lockfile without changing it. `npm ci` rejects a lockfile without the packages of other platforms. */
const npmInstall = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=http'];

/** Installs the packages if node_modules differs from the lockfile. */
export async function installWhenNeeded({ children, settings, signal }) {
  if (packagesAreInstalled(rootDir)) return;
  const total = Object.values(readLock(rootDir, 'package-lock.json').packages).filter(
    isForThisMachine,
  ).length;
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
