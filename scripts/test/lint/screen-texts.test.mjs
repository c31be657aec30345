import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

const root = path.join(import.meta.dirname, '../../..');
const REMOTES = ['storefront-mfe', 'vendor-mfe', 'admin-mfe'];
/** Static imports and re-exports of relative paths. Code that is loaded later brings its own boundary. */
const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from\s+'(\.[^']+)';/gms;
const LIST = /texts:\s*\[([^\]]*)\]/s;

/** Finds the file that a relative import names; undefined for other files than modules. */
function resolve(from, to) {
  const base = path.join(path.dirname(from), to);
  return [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((file) => existsSync(file));
}

/** Files that a screen loads with itself, with their text. */
async function filesOf(screen) {
  const files = new Map();
  const waiting = [screen];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue;
    const text = await readFile(file, 'utf8');
    files.set(file, text);
    for (const [, to] of text.matchAll(IMPORT)) waiting.push(resolve(file, to) ?? '');
  }
  return files;
}

const namesIn = (text) => (LIST.exec(text)?.[1] ?? '').split(/[^\w]+/).filter(Boolean);

/** Catalogs that components of a screen use and that the screen does not load before it is shown. */
async function missing(screen) {
  const files = await filesOf(screen);
  const known = new Set();
  for (const [file, text] of files)
    if (/screen\.tsx?$/.test(file)) for (const name of namesIn(text)) known.add(name);
  const used = [...files.values()].flatMap((text) => [...text.matchAll(/useTexts\((\w+)\)/g)]);
  return [...new Set(used.map(([, name]) => name))].filter((name) => !known.has(name));
}

// Otherwise the whole screen disappears again while the catalog of a part loads.
test('every screen loads the catalogs of its components before it is shown', async () => {
  const problems = [];
  let screens = 0;
  for (const remote of REMOTES) {
    const folder = path.join(root, remote, 'src');
    for (const name of await readdir(folder, { recursive: true })) {
      const file = path.join(folder, name);
      if (!/screen\.tsx?$/.test(name) || !LIST.test(await readFile(file, 'utf8'))) continue;
      screens += 1;
      for (const catalog of await missing(file)) problems.push(`${path.relative(root, file)}: ${catalog}`);
    }
  }
  assert.deepEqual(problems, []);
  assert.ok(screens > 60, `${screens} screens were read`);
});
