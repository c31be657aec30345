#!/usr/bin/env node
import path from 'node:path';
import { compare } from './exceptions.mjs';
import { exceptionsFile, readLayout } from './layout.mjs';
import { rules } from './rules/index.mjs';

/**
 * `node scripts/lint/check.mjs [folder]`: fails on a violation of a layout rule that exceptions.txt does not list, and on a
 * line of exceptions.txt that is no longer needed.
 */
const rootDir = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../..'));
const { violations, exceptions, places } = readLayout(rootDir);
const { added, unneeded, isSorted } = compare(violations, exceptions);
for (const { name, hint } of rules) {
  const own = added.filter((line) => line.startsWith(`${name} `));
  if (own.length > 0) print(`${hint}\n${own.map((line) => `  ${line}${placesOf(line)}`).join('\n')}`);
}
if (unneeded.length > 0)
  print(
    `No longer needed; run node scripts/lint/update.mjs:\n${unneeded.map((line) => `  ${line}`).join('\n')}`,
  );
if (!isSorted) print(`${exceptionsFile} is not sorted; run node scripts/lint/update.mjs.`);
if (added.length === 0 && unneeded.length === 0 && isSorted)
  process.stdout.write(`The layout has ${exceptions.length} listed exceptions and no other.\n`);

/** Returns the files of a violation whose subject is not a file. */
function placesOf(line) {
  const found = places.get(line.slice(line.indexOf(' ') + 1));
  return found ? ` (${found.join(', ')})` : '';
}

function print(text) {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
