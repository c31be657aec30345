import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Folder for files that the database's account cannot reach in the checkout. */
export const systemDir = '/var/lib/dobbar';

/**
 * Returns the account that runs PostgreSQL, which does not run as root: for root it is `postgres`, otherwise `nobody`. Any
 * other user runs it under their own account (an empty result).
 * @returns {{ uid?: number, gid?: number }}
 */
export function databaseAccount() {
  if (process.getuid?.() !== 0) return {};
  const accounts = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody']
    .map((name) => accounts.find((row) => row.startsWith(`${name}:`)))
    .find(Boolean);
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Tests with the system whether the account can run (-x) or write (-w) a file. */
export function canReach(account, flag, target) {
  if (account.uid === undefined) return true;
  return spawnSync('test', [flag, target], { ...account, cwd: '/' }).status === 0;
}

/** Creates a folder that only the account can open, with parent folders that every user can traverse. */
export function makePrivateFolder(account, folder) {
  fs.mkdirSync(path.dirname(folder), { recursive: true, mode: 0o755 });
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account.uid !== undefined) fs.chownSync(folder, account.uid, account.gid);
}
