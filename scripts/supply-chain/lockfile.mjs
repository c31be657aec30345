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

/** The name under which a package is imported from this folder. */
export const nameAt = (place) => place.slice(place.lastIndexOf(marker) + marker.length);

/**
 * The packages of a lockfile that npm installs below node_modules, without links to workspaces.
 * @returns {LockedPackage[]}
 */
export const lockedPackages = (lockfile) =>
  Object.entries(lockfile.packages)
    .filter(([place, { link }]) => place.includes(marker) && !link)
    .map(([place, entry]) => ({ ...entry, place, name: entry.name ?? nameAt(place) }));

/** Packages that the product runs or ships, without those that only build or test it. */
export const productionPackages = (lockfile) => lockedPackages(lockfile).filter(({ dev }) => !dev);
