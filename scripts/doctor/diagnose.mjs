import fs from 'node:fs';
import os from 'node:os';
import { rootDir } from '../run/settings.mjs';
import { checkDatabase } from './database.mjs';
import {
  checkDisk,
  checkMemory,
  checkNode,
  checkPackages,
  checkPorts,
  checkPrivateFiles,
} from './machine.mjs';
import { checkGateways, checkMail, checkRemotes } from './services.mjs';
import { checkPortSettings, checkSettings } from './settings.mjs';

/**
 * One problem of the set-up.
 * @typedef {{ what: string, mend: string }} Problem
 * A check returns its problems, or a note of what it saw.
 * @typedef {(context: object) => Promise<Problem[] | string> | Problem[] | string} Check
 */

/** In this order, because a later check often fails for the reason of an earlier one. */
const CHECKS = {
  Node: checkNode,
  packages: checkPackages,
  disk: checkDisk,
  memory: checkMemory,
  'port settings': checkPortSettings,
  ports: checkPorts,
  'private files': checkPrivateFiles,
  settings: checkSettings,
  database: checkDatabase,
  mail: checkMail,
  gateways: checkGateways,
  remotes: checkRemotes,
};

const machine = {
  env: process.env,
  rootDir,
  nodeVersion: process.versions.node,
  freeMemory: () => process.availableMemory?.() ?? os.freemem(),
  freeDisk: (folder) => {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize;
  },
  now: () => Date.now(),
  build: async () => {},
};

async function run(part, check, context) {
  try {
    const found = await check(context);
    return typeof found === 'string' ? { part, note: found, problems: [] } : { part, problems: found };
  } catch (error) {
    const mend = 'This check itself failed; the reason is above. See docs/operations.md.';
    return { part, problems: [{ what: error.message, mend }] };
  }
}

/**
 * Checks the set-up of this machine.
 * @param {Partial<typeof machine>} given replaces facts of the machine
 * @returns the result of each check, and all problems with the part that has them
 */
export async function diagnose(given = {}) {
  const context = { ...machine, ...given };
  const results = [];
  for (const [part, check] of Object.entries(CHECKS)) results.push(await run(part, check, context));
  const problems = results.flatMap((result) =>
    result.problems.map((problem) => ({ part: result.part, ...problem })),
  );
  return { results, problems };
}
