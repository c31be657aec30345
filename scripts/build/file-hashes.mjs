import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The hash of a file as the `integrity` attribute of HTML writes it. */
export const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Copies for browsers that take compressed files: the hash is that of the file itself. */
const isCompressedCopy = (name) => /\.(br|gz)$/.test(name);

/**
 * The hash of every file below a folder, by its path with slashes.
 * @param {string[]} besides names that are left out
 */
export function hashesOfFiles(folder, besides = []) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCompressedCopy(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !besides.includes(file))
    .sort();
  return Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(join(folder, file)))]));
}
