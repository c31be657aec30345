import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type pg from 'pg';
import { addScaleDeals } from '../../../src/database/seeds/scale-deals.js';

const MANY = process.env['LONG_RUN'] ? 20_000 : 1_000;

interface Demo {
  db: pg.Client;
  count(table: string, where?: string): Promise<number>;
  counts(): Promise<number[]>;
  brokenPromises(): Promise<unknown[]>;
}

/** Tests of further deals, in the database of the demo. */
export function growthOfTheDemo(demo: () => Demo): void {
  it('grows by any number of deals that are live and found', async () => {
    const listed = await demo().count('listed_deals');
    const lines: string[] = [];
    await addScaleDeals(demo().db, 60, (line) => lines.push(line));
    await addScaleDeals(demo().db, 25, (line) => lines.push(line));
    expect(lines).toEqual(['60 of 60 further deals', '25 of 25 further deals']);
    expect(await demo().count('listed_deals')).toBe(listed + 85);
    expect(await demo().count('deals', `search = ''`)).toBe(0);
    expect(await demo().brokenPromises()).toEqual([]);
  });

  it('has statistics for the planner from the start', async () => {
    const { rows } = await demo().db.query<{ reltuples: number }>(
      `SELECT reltuples FROM pg_class WHERE relname = 'deals'`,
    );
    expect(rows[0]?.reltuples).toBeGreaterThan(0);
  });

  it(`grows by ${MANY} deals whose numbers are as high as those of a million`, async () => {
    const listed = await demo().count('listed_deals');
    await addScaleDeals(demo().db, MANY, () => undefined, 1_000_000);
    expect(await demo().count('listed_deals')).toBe(listed + MANY);
    expect(await demo().count('deals', 'created_at > now()')).toBe(0);
  }, 300_000);

  it('rejects more deals than the disk holds, with the time and the space that they take', async () => {
    const before = await demo().counts();
    const seed = spawnSync(process.execPath, ['dist/seed.js', '--deals', '2000000000'], {
      cwd: path.join(import.meta.dirname, '../../..'),
      encoding: 'utf8',
      env: process.env,
    });
    expect([seed.status, seed.stderr]).toEqual([
      1,
      expect.stringMatching(/^The disk of .+ has \d+\.\d GB left\./),
    ]);
    expect(seed.stdout).toContain(
      '2000000000 further deals take about 60000 minutes and 10000.0 GB of disk.',
    );
    expect(await demo().counts()).toEqual(before);
  });
}
