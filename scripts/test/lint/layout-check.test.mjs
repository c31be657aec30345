import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

const fixture = path.join(import.meta.dirname, 'layout-fixtures/foreign-write');
const planted = 'foreign-write reviews writes deals.deals';

/** Copies the fixture and adds a list of exceptions. */
function checkoutWith(t, exceptions) {
  const rootDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dobbar-layout-'));
  t.after(() => fs.rmSync(rootDir, { recursive: true }));
  fs.cpSync(fixture, rootDir, { recursive: true });
  fs.mkdirSync(path.join(rootDir, 'scripts/lint'), { recursive: true });
  fs.writeFileSync(listOf(rootDir), exceptions.map((line) => `${line}\n`).join(''));
  return rootDir;
}

const listOf = (rootDir) => path.join(rootDir, 'scripts/lint/exceptions.txt');

function run(name, ...args) {
  const script = path.join(import.meta.dirname, '../../lint', name);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test('the check fails on a planted write of another module’s table and names it', (t) => {
  const { status, output } = run('check.mjs', checkoutWith(t, []));
  assert.equal(status, 1);
  assert.match(output, /Only the owner writes a table/);
  assert.match(output, new RegExp(`^  ${planted} \\(src/modules/reviews/ratings.sql.ts\\)$`, 'm'));
});

test('the check passes on a listed exception', (t) => {
  const { status, output } = run('check.mjs', checkoutWith(t, [planted]));
  assert.equal(status, 0, output);
});

test('the check fails on a line that is no longer needed, and the update removes it', (t) => {
  const unneeded = 'foreign-write reviews writes vendors.vendors';
  const rootDir = checkoutWith(t, [planted, unneeded]);
  const { status, output } = run('check.mjs', rootDir);
  assert.equal(status, 1);
  assert.match(output, /No longer needed/);
  assert.match(output, new RegExp(`^  ${unneeded}$`, 'm'));
  assert.equal(run('update.mjs', rootDir).status, 0);
  assert.equal(fs.readFileSync(listOf(rootDir), 'utf8'), `${planted}\n`);
});

test('the check fails on a list that is not sorted', (t) => {
  const rootDir = checkoutWith(t, ['foreign-write reviews writes vendors.vendors', planted]);
  assert.match(run('check.mjs', rootDir).output, /is not sorted/);
});

test('the update adds a violation with --with-new alone', (t) => {
  const rootDir = checkoutWith(t, []);
  const { status, output } = run('update.mjs', rootDir);
  assert.equal(status, 1);
  assert.match(output, new RegExp(planted));
  assert.equal(fs.readFileSync(listOf(rootDir), 'utf8'), '');
  assert.equal(run('update.mjs', '--with-new', rootDir).status, 0);
  assert.equal(fs.readFileSync(listOf(rootDir), 'utf8'), `${planted}\n`);
});
