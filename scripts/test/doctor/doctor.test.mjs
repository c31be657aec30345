import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { startPostgres } from '../../database/postgres.mjs';
import { diagnose } from '../../doctor/diagnose.mjs';
import { findFreePort } from '../../run/ports.mjs';
import { defaultPorts, rootDir } from '../../run/settings.mjs';

const GIGABYTE = 1024 ** 3;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dobbar-doctor-'));
fs.chmodSync(folder, 0o755);
const closed = [];
let env;
let server;
let nowhere;

/** A server that answers each request; it is no gateway, remote or mail server. */
async function listening(answer) {
  const own = createServer((_request, response) => response.end(answer)).listen(0, '127.0.0.1');
  await new Promise((resolve) => own.once('listening', resolve));
  closed.push(own);
  return own.address().port;
}

before(async () => {
  env = { DATA_DIR: folder };
  for (const variable of Object.keys(defaultPorts)) env[variable] = String(await findFreePort());
  nowhere = `127.0.0.1:${await findFreePort()}`;
  server = await startPostgres({ dataDir: path.join(folder, 'postgres'), durable: false });
});

after(async () => {
  for (const own of closed) own.close();
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const sound = { freeDisk: () => 50 * GIGABYTE, freeMemory: () => 8 * GIGABYTE };

/** The problems of a sound set-up with one change, as `part: what`. */
async function problemsOf(change = {}, ownEnv = {}) {
  const { problems } = await diagnose({ ...sound, ...change, env: { ...env, ...ownEnv } });
  for (const { mend } of problems) assert.match(mend, /\w+ .+\S$/);
  return problems.map(({ part, what }) => `${part}: ${what}`);
}

const production = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://dobbar.example',
  CODE_SECRET: '1:c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LXNlY3I',
  REDEMPTION_SIGNING_KEYS: 'k1:c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LXNlY3I',
  REMOTES_PUBLIC_KEYS: 'k1:c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LXNlY3I',
  ADMIN_SECOND_FACTOR: 'required',
};

test('finds nothing in a sound set-up', async () => {
  assert.deepEqual(await problemsOf(), []);
});

test('finds an old Node', async () => {
  assert.deepEqual(await problemsOf({ nodeVersion: '18.20.1' }), [
    'Node: Node is 18.20.1, needed is >=20.19.',
  ]);
});

test('finds a full disk and too little memory', async () => {
  assert.deepEqual(await problemsOf({ freeDisk: () => GIGABYTE / 2, freeMemory: () => GIGABYTE / 4 }), [
    `disk: Only 0.5 GB are free at ${folder}.`,
    'memory: Only 0.3 GB of memory are available.',
  ]);
});

test('finds packages that differ from the lockfile', async () => {
  const other = path.join(folder, 'other');
  fs.mkdirSync(path.join(other, 'node_modules'), { recursive: true });
  for (const name of ['package.json', 'package-lock.json', 'backend'])
    fs.symlinkSync(path.join(rootDir, name), path.join(other, name));
  const packages = { 'node_modules/pg': { version: '0.0.1' } };
  fs.writeFileSync(path.join(other, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  assert.deepEqual(await problemsOf({ rootDir: other }), [
    'packages: The installed packages differ from package-lock.json.',
  ]);
});

test('finds a port of another program and one that is no port', async () => {
  const SHELL_PORT = String(await listening(''));
  assert.deepEqual(await problemsOf({}, { SHELL_PORT }), [
    `ports: Port ${SHELL_PORT} is used by another program.`,
  ]);
  const [problem] = await problemsOf({}, { SHELL_PORT: 'web' });
  assert.match(problem, /^port settings: SHELL_PORT=web is not a port/);
});

test('finds a key that other accounts can read', async () => {
  const file = path.join(folder, 'keys/code-secret');
  fs.writeFileSync(file, 'secret', { mode: 0o644 });
  assert.deepEqual(await problemsOf(), [`private files: Other accounts can read ${file}.`]);
  fs.rmSync(file);
});

test('finds the keys and the mail server that production lacks', async () => {
  const problems = await problemsOf(
    {},
    { ...production, CODE_SECRET: undefined, DATABASE_URL: `postgres://app@${nowhere}/dobbar` },
  );
  assert.match(problems.join('\n'), /settings: Set SMTP_URL[^]*CODE_SECRET/);
  assert.match(problems.join('\n'), /database: The database cannot be used: connect ECONNREFUSED/);
});

test('finds a mail server, a gateway and a remote that cannot be reached', async () => {
  const problems = await problemsOf(
    {},
    {
      SMTP_URL: `smtp://${nowhere}`,
      KHALTI_SECRET_KEY: 'key',
      KHALTI_URL: `http://${nowhere}`,
      VENDOR_URL: `http://${nowhere}`,
    },
  );
  assert.deepEqual(
    problems.map((problem) => problem.replaceAll(nowhere, 'nowhere')),
    [
      'mail: The mail server nowhere cannot be used: ESOCKET.',
      'gateways: Khalti cannot be reached at http://nowhere: ECONNREFUSED.',
      'remotes: The manifest of vendor at http://nowhere/ cannot be read: ECONNREFUSED.',
    ],
  );
});

test('finds an unsigned remote in production', async () => {
  const VENDOR_URL = `http://127.0.0.1:${await listening('{}')}`;
  const problems = await problemsOf(
    {},
    { ...production, VENDOR_URL, SMTP_URL: 'none', DATABASE_URL: server.appUrl },
  );
  assert.ok(problems.includes(`remotes: The manifest of vendor at ${VENDOR_URL}/ is not signed.`));
});

test('finds missing migrations, a role that can change tables, and a clock that is wrong', async () => {
  const own = { DATABASE_URL: server.ownerUrl };
  const [clock, role, migrations, ...rest] = await problemsOf({ now: () => Date.now() - 60_000 }, own);
  assert.match(clock, /^database: The clocks of this machine and of the database differ by (59|60) s\.$/);
  assert.equal(role, 'database: The role of DATABASE_URL can change tables.');
  assert.match(migrations, /^database: \d+ migrations have not run\.$/);
  assert.deepEqual(rest, []);
});

test('finds a table whose partitions run out', async () => {
  const { migrate } = await import(path.join(rootDir, 'backend/dist/database/migrate.js'));
  await migrate(server.ownerUrl, server.appUrl);
  const own = { DATABASE_URL: server.appUrl };
  assert.deepEqual(await problemsOf({}, own), []);
  const client = new pg.Client(server.ownerUrl);
  await client.connect();
  const { rows } = await client.query(
    `SELECT partition FROM month_partitions WHERE parent = 'audit_log' AND month > now() + interval '4 months'`,
  );
  await client.query(`DROP TABLE ${rows.map(({ partition }) => partition).join(', ')}`);
  await client.end();
  assert.deepEqual(await problemsOf({}, own), [
    'database: The table audit_log has partitions for 4 coming months.',
  ]);
});
