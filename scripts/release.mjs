#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { readSettings } from './run/settings.mjs';
import { UserError } from './run/user-error.mjs';
import { releaseRemote, remoteIn } from './releases/release-remote.mjs';

/** `npm run release -w vendor-mfe [-- --share 10] [--skip-tests]`: tests, builds and publishes one remote. docs/releases.md explains it. */
function readShare(text) {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 100)
    throw new UserError(`--share must be a number from 0 to 100, not "${text}".`);
  return Number(text);
}

try {
  const { values } = parseArgs({
    options: { share: { type: 'string', default: '100' }, 'skip-tests': { type: 'boolean', default: false } },
  });
  const settings = readSettings();
  await releaseRemote(remoteIn(process.cwd()), {
    settings,
    share: readShare(values.share),
    skipsTests: values['skip-tests'],
    shellUrl: process.env.SHELL_URL ?? settings.publicUrl,
    say: (line) => process.stdout.write(`${line}\n`),
  });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
