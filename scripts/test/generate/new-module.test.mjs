import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { rootDir } from '../../run/settings.mjs';

const generator = path.join(rootDir, 'scripts/new-module.mjs');
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'dobbar-module-'));
const modules = path.join(copy, 'backend/src/modules');
const run = (args) =>
  spawnSync(process.execPath, args, { cwd: path.join(copy, 'backend'), encoding: 'utf8' });

for (const part of ['common', 'config', 'database'])
  fs.cpSync(path.join(rootDir, 'backend/src', part), path.join(copy, 'backend/src', part), {
    recursive: true,
    filter: (file) => !file.endsWith('.spec.ts') && !file.endsWith('/seeds'),
  });
for (const file of ['tsconfig.json', 'package.json', 'jest.config.mjs'])
  fs.copyFileSync(path.join(rootDir, 'backend', file), path.join(copy, 'backend', file));
fs.cpSync(path.join(rootDir, 'backend/test/support'), path.join(copy, 'backend/test/support'), {
  recursive: true,
});
fs.symlinkSync(path.join(rootDir, 'node_modules'), path.join(copy, 'node_modules'));
after(() => fs.rmSync(copy, { recursive: true }));

const made = run([generator, 'saved-places', 'saved-place', modules]);

test('makes a module that says what to do next', () => {
  assert.equal(made.status, 0, made.stderr);
  assert.match(made.stdout, /SavedPlacesModule/);
});

test('what it makes compiles against the backend', () => {
  const sourcesOnly = { extends: './tsconfig.json', include: ['src'] };
  fs.writeFileSync(path.join(copy, 'backend/tsconfig.sources.json'), JSON.stringify(sourcesOnly));
  const compiled = run([
    path.join(rootDir, 'node_modules/typescript/bin/tsc'),
    '--noEmit',
    '-p',
    'tsconfig.sources.json',
  ]);
  assert.equal(compiled.status, 0, compiled.stdout);
});

test('what it makes is formatted', () => {
  const prettier = path.join(rootDir, 'node_modules/prettier/bin/prettier.cjs');
  const checked = run([prettier, '--config', path.join(rootDir, '.prettierrc.json'), '--check', modules]);
  assert.equal(checked.status, 0, checked.stderr);
});

test('its own test passes', () => {
  const jest = path.join(rootDir, 'node_modules/jest/bin/jest.js');
  const tested = run([
    '--experimental-vm-modules',
    jest,
    '--selectProjects',
    'unit',
    '--rootDir',
    path.join(copy, 'backend'),
  ]);
  assert.equal(tested.status, 0, tested.stderr);
});

test('rejects a module that is there and names that are not kebab-case', () => {
  assert.match(run([generator, 'saved-places', 'saved-place', modules]).stderr, /already there/);
  assert.match(run([generator, 'Wishes', 'Wish', modules]).stderr, /kebab-case/);
});
