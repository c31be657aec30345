import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Returns the hash of a file in the format of the `integrity` attribute of HTML. */
export const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Matches the compressed copies of files: the hash is that of the uncompressed file. */
const isCompressedCopy = (name) => /\.(br|gz)$/.test(name);

/**
 * Returns the hash of every file below a folder, by path with slashes.
 * @param {string[]} besides names of files to omit
 */
export function hashesOfFiles(folder, besides = []) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCompressedCopy(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !besides.includes(file))
    .sort();
  return Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(join(folder, file)))]));
}
