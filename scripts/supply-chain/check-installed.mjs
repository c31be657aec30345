#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { compareInstalled } from './compare-installed.mjs';

/**
 * Exits with 1 if the installed packages differ from the lockfile, and prints each difference. Run it in the root:
 * `check-installed.mjs -w backend -w shell [--root] [--omit-dev]`.
 */
const { values } = parseArgs({
  options: {
    workspace: { type: 'string', short: 'w', multiple: true, default: [] },
    root: { type: 'boolean', default: false },
    'omit-dev': { type: 'boolean', default: false },
  },
});
const differences = compareInstalled({
  root: process.cwd(),
  workspaces: values.root ? ['', ...values.workspace] : values.workspace,
  withDevelopment: !values['omit-dev'],
});
if (differences.length > 0) {
  process.stderr.write(
    `The installed packages differ from package-lock.json:\n  ${differences.join('\n  ')}\n`,
  );
  process.exitCode = 1;
} else process.stdout.write('The installed packages are those of package-lock.json.\n');
