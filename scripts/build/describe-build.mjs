import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { manifestName } from './federation.mjs';
import { hashesOfFiles } from './file-hashes.mjs';
import { root } from './paths.mjs';
import { describeRemoteConfig } from './remote-description.mjs';

const screenPrefix = 'screen-';
const sha256 = (content) => createHash('sha256').update(content).digest('hex');
const isServed = (name) => /\.(js|css)$/.test(name);

function splitByKind(names) {
  const served = names.filter(isServed);
  return {
    js: served.filter((name) => name.endsWith('.js')),
    css: served.filter((name) => name.endsWith('.css')),
  };
}

/** Returns the files of each chunk named `screen-<name>`, so that a page can preload them. */
function screensOf(stats) {
  const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
  return Object.fromEntries(
    Object.entries(namedChunkGroups)
      .filter(([name]) => name.startsWith(screenPrefix))
      .map(([name, group]) => [
        name.slice(screenPrefix.length),
        splitByKind(group.assets.map((asset) => asset.name)),
      ]),
  );
}

/** Returns all chunk groups that a chunk group loads, now or later. */
function* laterGroups(group, seen = new Set()) {
  if (seen.has(group)) return;
  seen.add(group);
  yield group;
  for (const child of group.getChildren()) yield* laterGroups(child, seen);
}

/** Returns all files of screens that work without a network, including those that they load later. */
function keptFiles(stats, screens) {
  const groups = screens.flatMap((screen) => [
    ...laterGroups(stats.compilation.namedChunkGroups.get(screenPrefix + screen)),
  ]);
  return splitByKind([...new Set(groups.flatMap((group) => group.getFiles()))]);
}

/** Adds to the manifest of a remote its description, the files of each screen, its server entry, and the hash of each file. */
export async function describeRemote(workspace, stats) {
  const file = join(workspace.webOutput, manifestName);
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.metaData.remote = await describeRemoteConfig(workspace.remote);
  manifest.metaData.screens = screensOf(stats);
  if (workspace.remote.keptScreens) manifest.metaData.kept = keptFiles(stats, workspace.remote.keptScreens);
  if (workspace.remote.ssr) {
    const code = readFileSync(join(workspace.serverOutput, 'entry.cjs'));
    manifest.metaData.serverEntry = {
      path: 'ssr/entry.cjs',
      sha256: sha256(code),
    };
  }
  // Removes the federation plugin's statistics from the public files.
  rmSync(join(workspace.webOutput, 'mf-manifest-stats.json'), { force: true });
  manifest.metaData.files = hashesOfFiles(workspace.webOutput, [manifestName]);
  writeFileSync(file, JSON.stringify(manifest));
}

/** Images that the page names directly, so that no loader processes them. */
const pagePictures = {
  icon: 'icon.svg',
  icon192: 'icons/icon-192.png',
  icon512: 'icons/icon-512.png',
  maskable512: 'icons/icon-maskable-512.png',
  appleTouch: 'icons/apple-touch-icon.png',
  social: 'social.png',
};

const sourceOf = (path) => join(root, 'shared-ui/src/assets', path);

function placedName(path) {
  const { name, ext } = parse(path);
  return `assets/${name}.${sha256(readFileSync(sourceOf(path))).slice(0, 8)}${ext}`;
}

function placePicture(workspace, path) {
  const placed = placedName(path);
  copyFileSync(sourceOf(path), join(workspace.webOutput, placed));
  return placed;
}

/** Address of the icon in notifications of the operating system. */
export const notificationIcon = () => `/${placedName(pagePictures.icon192)}`;

const placePictures = (workspace) =>
  Object.fromEntries(Object.entries(pagePictures).map(([use, path]) => [use, placePicture(workspace, path)]));

/** Writes the list of files that the shell's pages load first, for the shell's server. */
export function describeHost(workspace, stats) {
  const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
  const names = stats.compilation.getAssets().map((asset) => asset.name);
  const fonts = names.filter((name) => name.endsWith('.woff2'));
  const files = splitByKind(entrypoints.main.assets.map((asset) => asset.name));
  writeFileSync(
    join(workspace.webOutput, 'assets.json'),
    JSON.stringify({ ...files, fonts, pictures: placePictures(workspace) }),
  );
}
