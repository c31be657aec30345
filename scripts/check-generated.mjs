#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from './run/settings.mjs';

const generated = ['backend/openapi.json', 'shared-ui/src/api/generated'];

/** Writes the API document and its client anew and tells which committed file was behind the code. */
const before = snapshot();
const written = spawnSync('npm', ['run', 'generate:api'], {
  cwd: rootDir,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (written.status !== 0) process.exit(1);
const after = snapshot();
const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
if (stale.length > 0) {
  process.stderr.write(`Behind the code until now, written anew; commit them:\n  ${stale.join('\n  ')}\n`);
  process.exitCode = 1;
}

function snapshot() {
  const files = generated.flatMap((place) => filesBelow(place));
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(rootDir, file), 'utf8')]));
}

function filesBelow(place) {
  const full = path.join(rootDir, place);
  if (!fs.existsSync(full)) return [];
  if (fs.statSync(full).isFile()) return [place];
  const entries = fs.readdirSync(full, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(rootDir, path.join(entry.parentPath, entry.name)));
}
