import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { nameAt, readLockfile } from './lockfile.mjs';
import { requiredPackages } from './required-packages.mjs';

const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined);

/** Returns the package folders below a node_modules folder, including scoped ones, without links to workspaces. */
function packageFolders(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) =>
      name.startsWith('@') ? packageFolders(path.join(folder, name)) : [path.join(folder, name)],
    );
}

/** Returns every package on disk below `start`, including nested packages. */
function installedBelow(root, start) {
  return packageFolders(path.join(root, start, 'node_modules')).flatMap((folder) => {
    const place = path.relative(root, folder);
    const manifest = readJson(path.join(folder, 'package.json'));
    const own = manifest ? [{ place, name: manifest.name, version: manifest.version }] : [];
    return [...own, ...installedBelow(root, place)];
  });
}

function differenceOf({ place, name, version }, locked, noted) {
  if (!locked) return `${place}: ${name} ${version} is not in the lockfile`;
  const lockedName = locked.name ?? nameAt(place);
  if (name !== lockedName) return `${place}: holds ${name}, the lockfile says ${lockedName}`;
  if (version !== locked.version) return `${place}: is ${version}, the lockfile says ${locked.version}`;
  if (noted?.integrity !== locked.integrity)
    return `${place}: came from another archive than the lockfile names`;
  return undefined;
}

const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Returns the folders whose package.json has changed since the lockfile was written. */
function staleManifests(root, lockfile, folders) {
  return folders.filter((folder) => {
    const manifest = readJson(path.join(root, folder, 'package.json')) ?? {};
    return dependencyFields.some(
      (field) => !isDeepStrictEqual(manifest[field] ?? {}, lockfile.packages[folder][field] ?? {}),
    );
  });
}

/**
 * Compares the installed packages with the lockfile (ADR 6: `npm ci`, which does the same, cannot be used).
 * @param {{ root: string, workspaces: string[], withDevelopment: boolean }} installation `workspaces` are the folders whose
 * packages were installed; "" is the root
 * @returns {string[]} each difference: a package that is not in the lockfile, has another name, version or archive, or is
 * missing
 */
export function compareInstalled({ root, workspaces, withDevelopment }) {
  const lockfile = readLockfile(root);
  // npm writes this file at the end, with the hash of each unpacked archive.
  const noted = readJson(path.join(root, 'node_modules/.package-lock.json'));
  if (!noted) return ['npm did not finish: node_modules/.package-lock.json is missing'];
  const folders = Object.keys(lockfile.packages).filter((place) => !place.includes('node_modules/'));
  const installed = folders.flatMap((folder) => installedBelow(root, folder));
  const present = new Set(installed.map(({ place }) => place));
  const required = requiredPackages(lockfile, { workspaces, withDevelopment });
  return [
    ...staleManifests(root, lockfile, folders).map(
      (folder) => `${path.join(folder, 'package.json')}: has other dependencies than the lockfile`,
    ),
    ...installed
      .map((entry) => differenceOf(entry, lockfile.packages[entry.place], noted.packages[entry.place]))
      .filter((difference) => difference !== undefined),
    ...required.places.filter((place) => !present.has(place)).map((place) => `${place}: is missing`),
    ...required.unresolved.map((name) => `${name}: is not in the lockfile`),
  ];
}
