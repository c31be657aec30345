import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { packagesAreInstalled } from '../install/installed-packages.mjs';
import { isPortFree } from '../run/ports.mjs';
import { identityOf } from '../run/processes.mjs';
import { defaultPorts } from '../run/settings.mjs';

const GIGABYTE = 1024 ** 3;
const MIN_DISK = 2 * GIGABYTE;
const MIN_MEMORY = 1 * GIGABYTE;

const gigabytes = (bytes) => `${(bytes / GIGABYTE).toFixed(1)} GB`;

export const dataFolder = ({ env, rootDir }) => path.resolve(rootDir, env.DATA_DIR ?? '.data');

/** The folder, or the first one above it that exists. */
const existing = (folder) => (fs.existsSync(folder) ? folder : existing(path.dirname(folder)));

export function checkNode({ nodeVersion, rootDir }) {
  const { engines } = JSON.parse(fs.readFileSync(path.join(rootDir, 'package.json'), 'utf8'));
  if (semver.satisfies(nodeVersion, engines.node)) return nodeVersion;
  return [
    {
      what: `Node is ${nodeVersion}, needed is ${engines.node}.`,
      mend: 'Install a newer Node and start again.',
    },
  ];
}

export function checkPackages({ rootDir }) {
  if (packagesAreInstalled(rootDir)) return 'as in package-lock.json';
  const mend = 'Run `npm install --no-save`; `npm start` does so too.';
  return [{ what: 'The installed packages differ from package-lock.json.', mend }];
}

export function checkDisk(context) {
  const folder = existing(dataFolder(context));
  const free = context.freeDisk(folder);
  if (free >= MIN_DISK) return `${gigabytes(free)} free`;
  const mend = `Free at least ${gigabytes(MIN_DISK)}, or set DATA_DIR to a folder of another disk.`;
  return [{ what: `Only ${gigabytes(free)} are free at ${folder}.`, mend }];
}

export function checkMemory({ freeMemory }) {
  const free = freeMemory();
  if (free >= MIN_MEMORY) return `${gigabytes(free)} available`;
  const mend = `End other programs or add memory: at least ${gigabytes(MIN_MEMORY)} are needed.`;
  return [{ what: `Only ${gigabytes(free)} of memory are available.`, mend }];
}

/** Returns true if the product runs from this data folder and so has its ports itself. */
function isRunning(context) {
  try {
    const lock = JSON.parse(fs.readFileSync(path.join(dataFolder(context), 'run/start.lock'), 'utf8'));
    return identityOf(lock.pid) === lock.identity;
  } catch {
    return false;
  }
}

export async function checkPorts(context) {
  if (isRunning(context)) return 'used by the running product';
  const { env } = context;
  const problems = [];
  for (const [variable, usual] of Object.entries(defaultPorts)) {
    const port = Number(env[variable] ?? usual);
    if (variable === 'POSTGRES_PORT' && env.DATABASE_URL) continue;
    if (Number.isInteger(port) && port > 0 && port < 65_536 && !(await isPortFree(port)))
      problems.push({
        what: `Port ${port} is used by another program.`,
        mend: `End it, or set ${variable} to a free port.`,
      });
  }
  return problems.length > 0 ? problems : 'free';
}

/** Keys and mails may be read by their owner only. */
export function checkPrivateFiles(context) {
  const folders = ['keys', 'mail'].map((name) => path.join(dataFolder(context), name));
  const files = folders.flatMap((folder) =>
    fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : [],
  );
  const open = files.filter((file) => (fs.statSync(file).mode & 0o077) !== 0 && fs.statSync(file).isFile());
  if (open.length === 0) return 'readable by their owner only';
  return open.map((file) => ({ what: `Other accounts can read ${file}.`, mend: `chmod 600 ${file}` }));
}
