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
 * Returns the id in the names of entry files. Under federation they cannot have a content hash, so the id is a hash of all
 * sources: unchanged sources result in the same names, and browsers reuse their cached files.
 */
export function buildIdOf(workspace) {
  const folders = [join(workspace.folder, 'src'), join(root, 'shared-ui/src'), join(root, 'scripts/build')];
  const hash = createHash('sha256');
  for (const file of [...folders.flatMap(filesUnder), ...inputsBeside.map((name) => join(root, name))]) {
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}
