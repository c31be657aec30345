import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nepalDay } from '../../src/common/time/nepal-day.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, World } from '../support/world.js';

type Content = Record<string, unknown>;

interface Table {
  base: Content;
  cases: { name: string; change: Content; refused: string | null }[];
}

const DAY = 86_400_000;
const table = JSON.parse(readFileSync(path.join(import.meta.dirname, '../deal-rules.json'), 'utf8')) as Table;

/** `day+3` in the table is the third day from today in Nepal. */
const withDays = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withDays);
  const days = typeof value === 'string' ? /^day([+-]\d+)$/.exec(value)?.[1] : undefined;
  return days === undefined ? value : nepalDay(new Date(Date.now() + Number(days) * DAY));
};

/**
 * The same table as `vendor-mfe/src/features/deal-editor/deal-rules.spec.ts`: the server accepts exactly what
 * the form accepts (W3, W6).
 */
describe('a deal as the form sends it', () => {
  let running: RunningApp;
  let shop: Business;

  beforeAll(async () => {
    running = await startApp();
    const world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
  });

  afterAll(() => running.stop());

  it.each(table.cases)('with $name: rejected at $refused', async ({ change, refused }) => {
    const content = Object.fromEntries(
      Object.entries({ ...table.base, ...change }).map(([field, value]) => [field, withDays(value)]),
    );
    const drafts = '/api/vendors/me/deal-drafts';
    const draft = await shop.owner.client.post<{ id: number }>(drafts, { content });
    expect(draft.status).toBe(201);
    const answer = await shop.owner.client.post(`${drafts}/${draft.body.id}/submit`, { version: 1 });
    // An error of a part of a field, such as `venue.name`, belongs to that field of the form.
    const fields = answer.body.errors?.map(({ field }) => field.split('.')[0]) ?? [];
    expect([answer.status, [...new Set(fields)]]).toEqual(refused === null ? [201, []] : [400, [refused]]);
    await running.database.query('DELETE FROM deal_drafts');
  });
});
