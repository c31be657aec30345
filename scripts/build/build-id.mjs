import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

const inputsBeside = ['package-lock.json'];

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(spec|test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/**
 * Names entry files. They cannot carry a content hash under federation, so they carry a hash of
 * everything that goes in: the same sources give the same names, and browsers keep what they have.
 */
export function buildIdOf(workspace) {
  const folders = [join(workspace.folder, 'src'), join(root, 'shared-ui/src'), join(root, 'scripts/build')];
  const hash = createHash('sha256');
  for (const file of [...folders.flatMap(filesUnder), ...inputsBeside.map((name) => join(root, name))]) {
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}
