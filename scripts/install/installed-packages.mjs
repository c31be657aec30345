import fs from 'node:fs';
import path from 'node:path';

export function readLock(rootDir, file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(rootDir, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Returns true if the installed packages match the lockfile. npm writes its list at the end, so an interrupted installation
 * does not count.
 */
export function packagesAreInstalled(rootDir) {
  const installed = readLock(rootDir, 'node_modules/.package-lock.json')?.packages;
  if (!installed) return false;
  return Object.entries(readLock(rootDir, 'package-lock.json').packages).every(([place, wanted]) => {
    if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) return true;
    const found = installed[place];
    if (!found) return Boolean(wanted.optional || wanted.devOptional || wanted.peer);
    return found.version === wanted.version && fs.existsSync(path.join(rootDir, place));
  });
}
