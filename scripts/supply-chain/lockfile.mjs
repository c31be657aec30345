import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../lib/settings.mjs';

const marker = 'node_modules/';

/**
 * @typedef {{ place: string, name: string, version: string, license?: string, dev?: boolean, devOptional?: boolean,
 *   optional?: boolean, peer?: boolean, os?: string[], cpu?: string[] }} LockedPackage `place` is its folder below the root
 */

/** @returns {object} the lockfile of this repository */
export const readLockfile = (folder = rootDir) =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));

/**
 * The packages of a lockfile that npm installs below node_modules, without links to workspaces.
 * @returns {LockedPackage[]}
 */
export const lockedPackages = (lockfile) =>
  Object.entries(lockfile.packages)
    .filter(([place, { link }]) => place.includes(marker) && !link)
    .map(([place, entry]) => ({
      ...entry,
      place,
      name: entry.name ?? place.slice(place.lastIndexOf(marker) + marker.length),
    }));

/** Packages that the product runs or ships, without those that only build or test it. */
export const productionPackages = (lockfile) => lockedPackages(lockfile).filter(({ dev }) => !dev);
