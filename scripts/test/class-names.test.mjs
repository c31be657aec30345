import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../run/settings.mjs';
import { classNameOf } from '../build/class-name.mjs';

const WORKSPACES = ['shared-ui', 'shell', 'storefront-mfe', 'vendor-mfe', 'admin-mfe'];

const stylesheets = WORKSPACES.flatMap((workspace) =>
  fs
    .readdirSync(path.join(rootDir, workspace, 'src'), { recursive: true })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `${workspace}/src/${file.split(path.sep).join('/')}`),
);

/** Returns the classes and keyframes, without those in comments, strings and addresses. */
function namesIn(css) {
  const plain = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  const found = plain.matchAll(/\.([a-zA-Z_][\w-]*)|@keyframes\s+([\w-]+)/g);
  return new Set([...found].map(([, name, frames]) => name ?? frames));
}

test('no two classes of any stylesheets have the same name on a page', () => {
  const owners = new Map();
  const doubled = [];
  for (const file of stylesheets)
    for (const name of namesIn(fs.readFileSync(path.join(rootDir, file), 'utf8'))) {
      const built = classNameOf(file, name);
      if (owners.has(built)) doubled.push(`${built}: ${owners.get(built)} and ${file}`);
      owners.set(built, file);
    }
  assert.ok(owners.size > 1_000);
  assert.deepEqual(doubled, []);
});
