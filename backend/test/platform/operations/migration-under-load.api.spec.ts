import { spawn } from 'node:child_process';
import path from 'node:path';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { withoutTriggers } from '../../support/without-triggers.js';
import { type Person, World } from '../../support/world.js';

const SCRIPT = path.join(import.meta.dirname, '../../fixtures/run-expand-only-migration.mjs');
const MANY = process.env['LONG_RUN'] ? 200_000 : 50_000;

const runMigration = (): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [SCRIPT], { env: process.env });
    let output = '';
    child.stdout.on('data', (text) => (output += String(text)));
    child.stderr.on('data', (text) => (output += String(text)));
    child.on('close', (code) => resolve({ code, output }));
  });

describe('a migration of a filled database', () => {
  let running: RunningApp;
  let people: Person[];

  beforeAll(async () => {
    running = await startApp();
    const world = new World(running.database, running.url);
    await world.catalog();
    people = await Promise.all([world.person(), world.person(), world.person()]);
    await withoutTriggers(`
      INSERT INTO users (email, password, email_verified_at, first_name, last_name, city)
      SELECT 'many' || n || '@example.com', 'nobody signs in', now(), 'Sujata', 'Rai ' || n, 'City ' || n % 70
      FROM generate_series(1, ${MANY}) AS n`);
  }, 120_000);

  afterAll(() => running.stop());

  it('lets the version that serves write all the while', async () => {
    let isRunning = true;
    const failed: number[] = [];
    let longest = 0;
    let writes = 0;
    const write = async ({ client }: Person): Promise<void> => {
      for (let turn = 0; isRunning; turn++) {
        const began = performance.now();
        const { status } = await client.patch('/api/users/me', { city: turn % 2 ? 'Pokhara' : 'Lalitpur' });
        longest = Math.max(longest, performance.now() - began);
        writes++;
        if (status !== 200) failed.push(status);
      }
    };
    const writers = people.map(write);
    const { code, output } = await runMigration();
    isRunning = false;
    await Promise.all(writers);
    expect([code, output.trim()]).toEqual([0, 'ExpandOnly1900000000000']);
    expect(failed).toEqual([]);
    expect(writes).toBeGreaterThan(20);
    // Slow responses on a busy machine cause a warning instead of a failure.
    if (longest > 1_000)
      process.stderr.write(`The slowest write beside the migration took ${Math.round(longest)} ms.\n`);
    const { rows } = await running.database.query(`
      SELECT (SELECT indisvalid FROM pg_index WHERE indexrelid = 'users_fixture_city_index'::regclass) AS index,
        (SELECT convalidated FROM pg_constraint WHERE conname = 'users_fixture_note_check') AS "constraint"`);
    expect(rows).toEqual([{ index: true, constraint: true }]);
  }, 60_000);
});
