#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDeployKey } from './remotes/deploy-key.mjs';
import { signFolder } from './remotes/sign-manifest.mjs';
import { rootDir } from './run/settings.mjs';

/**
 * Signs built remotes with the deploy key of REMOTES_SIGNING_KEY: `npm run remotes:sign -- vendor-mfe`. In a container
 * build `--key-file FILE` names the secret; if that file is missing or empty, the remote stays unsigned.
 */
const { values, positionals } = parseArgs({
  options: { 'key-file': { type: 'string' } },
  allowPositionals: true,
});

function readKey() {
  const file = values['key-file'];
  if (!file) return process.env.REMOTES_SIGNING_KEY;
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
}

function main() {
  const key = readKey();
  if (key === undefined) throw new Error('Set REMOTES_SIGNING_KEY. `npm run remotes:key` makes one.');
  if (positionals.length === 0) throw new Error('Name the remotes to sign, such as vendor-mfe.');
  for (const remote of positionals) {
    if (key) signFolder(path.join(rootDir, remote, 'dist/web'), readDeployKey(key));
    process.stdout.write(
      key ? `${remote} is signed.\n` : `${remote} is not signed: only a demo accepts it.\n`,
    );
  }
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
