import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../lib/settings.mjs';

const dockerfiles = fs
  .readdirSync(path.join(rootDir, 'deploy'))
  .filter((name) => name.endsWith('.Dockerfile'));
const compose = fs.readFileSync(path.join(rootDir, 'docker-compose.yml'), 'utf8');
const composeTool = [['docker-compose'], ['docker', 'compose']].find(
  ([tool, ...words]) => spawnSync(tool, [...words, 'version']).status === 0,
);

const instructionsOf = (name) =>
  fs
    .readFileSync(path.join(rootDir, 'deploy', name), 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n');

/** What a Dockerfile takes from the checkout; copies between its own stages are left out. */
const copiedFromCheckout = (name) =>
  instructionsOf(name)
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));

test('there is a Dockerfile for every deployable', () => {
  const expected = ['admin-mfe', 'backend', 'shell', 'storefront-mfe', 'vendor-mfe'];
  assert.deepEqual(dockerfiles.map((name) => name.replace('.Dockerfile', '')).sort(), expected);
});

for (const name of dockerfiles) {
  test(`everything ${name} copies is in the checkout`, () => {
    const sources = copiedFromCheckout(name);
    assert.ok(sources.length > 0);
    assert.deepEqual(
      sources.filter((source) => !fs.existsSync(path.join(rootDir, source))),
      [],
    );
  });

  test(`${name} installs with the package.json of every workspace, as the lockfile demands`, () => {
    const { workspaces } = JSON.parse(fs.readFileSync(path.join(rootDir, 'package.json'), 'utf8'));
    const copied = copiedFromCheckout(name);
    assert.deepEqual(
      workspaces.filter((workspace) => !copied.includes(`${workspace}/package.json`)),
      [],
    );
  });
}

test('docker-compose.yml names Dockerfiles and files that exist', () => {
  const named = [...compose.matchAll(/dockerfile: (\S+) }/g), ...compose.matchAll(/- \.\/(\S+?):/g)];
  assert.ok(named.length > dockerfiles.length);
  for (const [, file] of named) assert.ok(fs.existsSync(path.join(rootDir, file)), file);
});

test('docker-compose.yml is accepted', { skip: !composeTool && 'no docker-compose here' }, () => {
  const [tool, ...words] = composeTool;
  const checked = spawnSync(tool, [...words, 'config', '-q'], { cwd: rootDir, encoding: 'utf8' });
  assert.equal(checked.status, 0, checked.stderr);
});

test('every service of the product is in docker-compose.yml', () => {
  for (const service of ['postgres', 'backend', 'shell', 'storefront', 'vendor', 'admin', 'mail'])
    assert.match(compose, new RegExp(`^  ${service}:$`, 'm'));
});
