import { spawnSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { addScaleDeals } from '../../src/database/seeds/scale-deals.js';
import { type RunningApp, startApp } from '../support/start-app.js';

interface Deal {
  title: string;
  vendor: { slug: string };
}

describe('deals for tests of scale without the demo', () => {
  let running: RunningApp;
  let db: pg.Client;

  const seed = (...args: string[]) =>
    spawnSync(process.execPath, ['dist/seed.js', ...args], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      encoding: 'utf8',
      env: process.env,
    });

  beforeAll(async () => {
    db = new pg.Client(process.env['DATABASE_MIGRATION_URL']);
    await db.connect();
  });

  afterAll(async () => {
    await running?.stop();
    await db.end();
  });

  it('are added to the catalog alone, of businesses whose owners cannot sign in', async () => {
    const { status, stderr, stdout } = seed('--catalog', '--deals', '25');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('25 of 25 further deals');
    const { rows } = await db.query<{ password: string; email: string }>('SELECT email, password FROM users');
    expect(rows).toHaveLength(2);
    for (const { password } of rows) expect(password).toMatch(/^\$argon2id\$/);
    running = await startApp();
    const { body } = await running.client().get<Deal[]>('/api/deals?limit=100');
    expect(body).toHaveLength(25);
    expect(
      body.every(({ title, vendor }) => / for two at /.test(title) && /^scale-[12]$/.test(vendor.slug)),
    ).toBe(true);
  });

  it('have numbers and dates also beyond 275,000', async () => {
    await addScaleDeals(db, 2, () => undefined, 1_000_000_000);
    const { rows } = await db.query<{ days: number }>(
      `SELECT extract(epoch FROM now() - created_at)::float8 / 86400 AS days FROM deals ORDER BY id DESC LIMIT 2`,
    );
    for (const { days } of rows) expect(days).toBeLessThan(120);
  });

  it.each([7, 20])('leave the mark of the newest deals to %i of all', async (recent) => {
    await addScaleDeals(db, 10, () => undefined, 500, recent);
    const { rows } = await db.query<{ is_recent: boolean }>(
      'SELECT is_recent FROM listed_deals ORDER BY created_at DESC, id DESC',
    );
    expect(rows.map((row) => row.is_recent)).toEqual(rows.map((_row, at) => at < recent));
  });
});
