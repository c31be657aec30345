import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Where things go that the database's account cannot reach in the checkout. */
export const systemDir = '/var/lib/dobbar';

/**
 * PostgreSQL rejects to run as root: then it runs as `postgres`, or else as `nobody`. Anyone else runs
 * it as themselves (an empty answer).
 *
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

/** Asks the system itself whether that account can run (-x) or write (-w) something. */
export function canReach(account, flag, target) {
  if (account.uid === undefined) return true;
  return spawnSync('test', [flag, target], { ...account, cwd: '/' }).status === 0;
}

/** A folder that only the account can open, below parents that everybody can pass. */
export function makePrivateFolder(account, folder) {
  fs.mkdirSync(path.dirname(folder), { recursive: true, mode: 0o755 });
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account.uid !== undefined) fs.chownSync(folder, account.uid, account.gid);
}
