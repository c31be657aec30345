import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestName } from './federation.mjs';

const screenPrefix = 'screen-';
const isServed = (name) => /\.(js|css)$/.test(name);

function splitByKind(names) {
  const served = names.filter(isServed);
  return { js: served.filter((name) => name.endsWith('.js')), css: served.filter((name) => name.endsWith('.css')) };
}

/** Chunks named `screen-<name>` and whatever loads with them, so that a page can hint at them. */
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

/** Adds to a remote's manifest which files each screen needs, and its server entry with its hash. */
export function describeRemote(workspace, stats) {
  const file = join(workspace.webOutput, manifestName);
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.metaData.screens = screensOf(stats);
  if (workspace.isServerRendered) {
    const code = readFileSync(join(workspace.serverOutput, 'entry.cjs'));
    manifest.metaData.serverEntry = {
      path: 'ssr/entry.cjs',
      sha256: createHash('sha256').update(code).digest('hex'),
    };
  }
  writeFileSync(file, JSON.stringify(manifest));
}

/** Tells the shell server which files its own page starts with. */
export function describeHost(workspace, stats) {
  const { entrypoints, assets } = stats.toJson({ all: false, entrypoints: true, assets: true });
  const fonts = assets.map((asset) => asset.name).filter((name) => name.endsWith('.woff2'));
  const files = splitByKind(entrypoints.main.assets.map((asset) => asset.name));
  writeFileSync(join(workspace.webOutput, 'assets.json'), JSON.stringify({ ...files, fonts }));
}
