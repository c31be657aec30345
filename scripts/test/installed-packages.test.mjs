import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { rootDir } from '../run/settings.mjs';
import { compareInstalled } from '../supply-chain/compare-installed.mjs';
import { nameAt, readLockfile } from '../supply-chain/lockfile.mjs';

const command = path.join(rootDir, 'scripts/supply-chain/check-installed.mjs');

const lockfile = {
  lockfileVersion: 3,
  packages: {
    '': { devDependencies: { tester: '1.0.0' }, workspaces: ['api', 'ui'] },
    api: { dependencies: { server: '^1.0.0', ui: '*' }, devDependencies: { builder: '1.0.0' } },
    ui: { dependencies: { '@scope/view': '2.0.0' } },
    'node_modules/ui': { resolved: 'ui', link: true },
    'node_modules/server': {
      version: '1.2.0',
      integrity: 'sha512-server',
      dependencies: { parser: '2.0.0' },
      optionalDependencies: { fast: '1.0.0' },
      peerDependencies: { builder: '*' },
      peerDependenciesMeta: { builder: { optional: true } },
    },
    'node_modules/server/node_modules/parser': { version: '2.0.0', integrity: 'sha512-parser2' },
    'node_modules/parser': { version: '1.0.0', integrity: 'sha512-parser1' },
    'node_modules/fast': { version: '1.0.0', integrity: 'sha512-fast', optional: true },
    'node_modules/@scope/view': { version: '2.0.0', integrity: 'sha512-view' },
    'node_modules/tester': {
      version: '1.0.0',
      integrity: 'sha512-tester',
      dev: true,
      dependencies: { parser: '1.0.0' },
    },
    'node_modules/builder': { version: '1.0.0', integrity: 'sha512-builder', dev: true },
  },
};

describe('an installation', () => {
  let root;
  const write = (place, content) => {
    fs.mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
    fs.writeFileSync(path.join(root, place), JSON.stringify(content));
  };
  const install = (place, change = {}) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 13);
    write(`${place}/package.json`, { name, version: lockfile.packages[place]?.version, ...change });
  };
  const remove = (place) => fs.rmSync(path.join(root, place), { recursive: true });
  const differences = (choice = {}) =>
    compareInstalled({ root, workspaces: ['api'], withDevelopment: false, ...choice });

  before(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'installed-'))));
  after(() => fs.rmSync(root, { recursive: true }));
  beforeEach(() => {
    for (const name of fs.readdirSync(root)) fs.rmSync(path.join(root, name), { recursive: true });
    write('package-lock.json', lockfile);
    for (const folder of ['', 'api', 'ui'])
      write(path.join(folder, 'package.json'), lockfile.packages[folder]);
    const packages = Object.fromEntries(
      Object.entries(lockfile.packages).filter(([place]) => place.startsWith('node_modules/')),
    );
    write('node_modules/.package-lock.json', { packages });
    for (const [place, { link }] of Object.entries(packages)) if (!link) install(place);
    fs.symlinkSync(path.join(root, 'ui'), path.join(root, 'node_modules/ui'));
    fs.mkdirSync(path.join(root, 'node_modules/.bin'));
  });

  test('that is the lockfile has no difference', () => {
    assert.deepEqual(differences(), []);
    assert.deepEqual(differences({ workspaces: ['', 'api', 'ui'], withDevelopment: true }), []);
  });

  test('may lack optional packages and what other workspaces need', () => {
    for (const place of ['fast', 'tester', 'builder', 'parser']) remove(`node_modules/${place}`);
    assert.deepEqual(differences(), []);
  });

  test('with another version differs, also inside a package and in a scope', () => {
    install('node_modules/server/node_modules/parser', { version: '2.0.1' });
    install('node_modules/@scope/view', { version: '2.1.0' });
    assert.deepEqual(differences().sort(), [
      'node_modules/@scope/view: is 2.1.0, the lockfile says 2.0.0',
      'node_modules/server/node_modules/parser: is 2.0.1, the lockfile says 2.0.0',
    ]);
  });

  test('with a package that the lockfile does not have differs', () => {
    install('node_modules/intruder', { version: '6.6.6' });
    install('api/node_modules/server', { version: '9.0.0' });
    assert.deepEqual(differences(), [
      'node_modules/intruder: intruder 6.6.6 is not in the lockfile',
      'api/node_modules/server: server 9.0.0 is not in the lockfile',
    ]);
  });

  test('with another package under the same name differs', () => {
    install('node_modules/server', { name: 'swindler' });
    assert.deepEqual(differences(), ['node_modules/server: holds swindler, the lockfile says server']);
  });

  test('from another archive differs', () => {
    const packages = structuredClone(lockfile.packages);
    packages['node_modules/server'].integrity = 'sha512-other';
    write('node_modules/.package-lock.json', { packages });
    assert.deepEqual(differences(), [
      'node_modules/server: came from another archive than the lockfile names',
    ]);
  });

  test('without a required package differs: of the workspace, of a package, of a workspace it uses', () => {
    for (const place of ['server/node_modules/parser', '@scope/view', 'builder'])
      remove(`node_modules/${place}`);
    assert.deepEqual(differences().sort(), [
      'node_modules/@scope/view: is missing',
      'node_modules/server/node_modules/parser: is missing',
    ]);
    assert.ok(differences({ withDevelopment: true }).includes('node_modules/builder: is missing'));
  });

  test('of a lockfile that was forgotten after a change of package.json differs', () => {
    const { dependencies } = lockfile.packages.api;
    write('api/package.json', { dependencies: { ...dependencies, mailer: '1.0.0' } });
    assert.deepEqual(differences(), ['api/package.json: has other dependencies than the lockfile']);
  });

  test('of a lockfile that lacks a required package differs', () => {
    const packages = structuredClone(lockfile.packages);
    packages['node_modules/server'].dependencies.mailer = '1.0.0';
    write('package-lock.json', { ...lockfile, packages });
    assert.deepEqual(differences(), ['mailer (needed by node_modules/server): is not in the lockfile']);
  });

  test('that npm did not finish differs', () => {
    remove('node_modules/.package-lock.json');
    assert.match(differences().join(), /npm did not finish/);
  });

  test('ends the command with 1 when it differs, and with 0 when not', () => {
    const check = () =>
      spawnSync(process.execPath, [command, '-w', 'api', '--omit-dev'], { cwd: root, encoding: 'utf8' });
    assert.equal(check().status, 0);
    install('node_modules/intruder', { version: '6.6.6' });
    const { status, stderr } = check();
    assert.equal(status, 1);
    assert.match(stderr, /intruder 6\.6\.6 is not in the lockfile/);
  });
});

test('this checkout has the packages that its lockfile names, in the same versions and from the same archives', () => {
  const { workspaces } = JSON.parse(fs.readFileSync(path.join(rootDir, 'package.json'), 'utf8'));
  const found = compareInstalled({ root: rootDir, workspaces: ['', ...workspaces], withDevelopment: true });
  // On another platform npm may have added optional packages that are not in the lockfile (ADR 6).
  assert.deepEqual(
    found.filter((difference) => !difference.endsWith('is not in the lockfile')),
    [],
  );
});

test('the lockfile has every optional package of the platforms that images are built for', () => {
  const { packages } = readLockfile(rootDir);
  const names = new Set(Object.keys(packages).map(nameAt));
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  const ofImages = wanted.filter((name) => /linux-(x64|arm64)(-gnu|-glibc)?$/.test(name));
  assert.ok(ofImages.length > 10);
  assert.deepEqual(
    ofImages.filter((name) => !names.has(name)),
    [],
  );
});
