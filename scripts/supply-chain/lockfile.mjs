import fs from 'node:fs';
import path from 'node:path';

const marker = 'node_modules/';

/**
 * @typedef {{ place: string, name: string, version: string, license?: string, dev?: boolean, devOptional?: boolean,
 *   optional?: boolean, peer?: boolean, os?: string[], cpu?: string[] }} LockedPackage `place` is its folder below the root
 */

/** @returns {object} the lockfile of the repository in this folder */
export const readLockfile = (folder) =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));

/** Returns the name under which a package is imported from this folder. */
export const nameAt = (place) => place.slice(place.lastIndexOf(marker) + marker.length);

/**
 * Returns the packages of a lockfile that npm installs below node_modules, without links to workspaces.
 * @returns {LockedPackage[]}
 */
export const lockedPackages = (lockfile) =>
  Object.entries(lockfile.packages)
    .filter(([place, { link }]) => place.includes(marker) && !link)
    .map(([place, entry]) => ({ ...entry, place, name: entry.name ?? nameAt(place) }));

/** Returns the packages that the product runs or ships, without packages for building and testing. */
export const productionPackages = (lockfile) => lockedPackages(lockfile).filter(({ dev }) => !dev);
