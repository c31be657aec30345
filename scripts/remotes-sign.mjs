#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { signRemotes } from './remotes/sign-remotes.mjs';

/** `npm run remotes:sign -- vendor-mfe`: signs built remotes. `--key-file FILE` is the key file of a container build. */
try {
  const { values, positionals } = parseArgs({
    options: { 'key-file': { type: 'string' } },
    allowPositionals: true,
  });
  signRemotes(positionals, values['key-file']);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
