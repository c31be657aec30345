import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** Free space that the folder in memory must have, in bytes. The data of one test run takes less than 1 GB. */
const LEAST_FREE = 4 * 2 ** 30;
const PREFIX = 'dobbar-tests-';

/**
 * Creates a folder for the data of one test run. It is in memory if there is space: a copy of the test database takes 35 ms
 * there and 570 ms on a disk. Removes the folders that killed runs left.
 * @param {{ onDisk?: boolean }} [choice] on a disk for runs that measure durable writes
 * @returns {string} a path that every account may read
 */
export function makeTestFolder({ onDisk = false } = {}) {
  const parent = !onDisk && hasSpaceInMemory() ? MEMORY : os.tmpdir();
  removeLeftFolders(parent);
  const folder = fs.mkdtempSync(path.join(parent, `${PREFIX}${process.pid}-`));
  fs.chmodSync(folder, 0o755);
  return folder;
}

function hasSpaceInMemory() {
  try {
    fs.accessSync(MEMORY, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    return Math.min(bavail * bsize, os.freemem()) >= LEAST_FREE;
  } catch {
    return false;
  }
}

function removeLeftFolders(parent) {
  for (const name of fs.readdirSync(parent)) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
    if (pid && !isRunning(pid)) fs.rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
