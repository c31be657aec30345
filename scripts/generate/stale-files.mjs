import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../run/settings.mjs';

const generated = [
  'backend/openapi.json',
  'backend/src/database/migrations/index.ts',
  'shared-ui/src/store/api/generated',
  'shared-ui/src/platform/i18n/errors/labels.en.json',
  'sdk/src/generated',
];

/**
 * Regenerates the API document and its client.
 * @returns the committed files that were out of date
 */
export function rewriteApiClient() {
  const before = snapshot();
  const stdio = ['ignore', 'ignore', 'inherit'];
  const { status } = spawnSync('npm', ['run', 'generate:api'], { cwd: rootDir, stdio });
  if (status !== 0) throw new Error('npm run generate:api failed.');
  const after = snapshot();
  const files = [...new Set([...before.keys(), ...after.keys()])];
  return files.filter((file) => before.get(file) !== after.get(file));
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
