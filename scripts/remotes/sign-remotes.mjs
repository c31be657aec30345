import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../run/settings.mjs';
import { readDeployKey } from './deploy-key.mjs';
import { signFolder } from './sign-manifest.mjs';

function readKey(file) {
  if (!file) return process.env.REMOTES_SIGNING_KEY;
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
}

/**
 * Signs built remotes with the deploy key of REMOTES_SIGNING_KEY.
 * @param {string[]} remotes the folders of the remotes
 * @param {string} [keyFile] the key file of a container build; if it is missing or empty, the remotes stay unsigned
 */
export function signRemotes(remotes, keyFile) {
  const key = readKey(keyFile);
  if (key === undefined) throw new Error('Set REMOTES_SIGNING_KEY. `npm run remotes:key` makes one.');
  if (remotes.length === 0) throw new Error('Name the remotes to sign, such as vendor-mfe.');
  for (const remote of remotes) {
    if (key) signFolder(path.join(rootDir, remote, 'dist/web'), readDeployKey(key));
    process.stdout.write(
      key ? `${remote} is signed.\n` : `${remote} is not signed: only a demo accepts it.\n`,
    );
  }
}
