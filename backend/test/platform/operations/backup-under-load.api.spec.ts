import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Manifest } from '../../../src/backup/manifest.js';
import { addScaleDeals } from '../../../src/database/seeds/scale-deals.js';
import { ledgerErrors } from '../../../src/ledger/ledger-errors.js';
import { copyDemo } from '../../support/database/demo-database.js';
import { phonePhoto, upload } from '../../support/pictures.js';
import { type EmptyPlace, emptyPlace } from '../../support/database/restored-copy.js';
import { runCommand } from '../../support/run-command.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { World } from '../../support/world.js';

/** Number of deals in addition to those of the demo. */
const FURTHER_DEALS = process.env['LONG_RUN'] ? 100_000 : 200;
const LIMIT_MS = process.env['LONG_RUN'] ? 900_000 : 240_000;
const invariants = readFileSync(path.join(import.meta.dirname, '../../support/invariants.sql'), 'utf8');

describe(`a backup of the demo and ${FURTHER_DEALS} further deals`, () => {
  let running: RunningApp;
  let place: EmptyPlace;
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'dobbar-backup-')), 'backup');

  beforeAll(async () => {
    await copyDemo();
    const db = new pg.Client(process.env['DATABASE_MIGRATION_URL']);
    await db.connect();
    await addScaleDeals(db, FURTHER_DEALS, () => undefined);
    await db.end();
    running = await startApp();
    const customer = running.client();
    await customer.post('/api/auth/login', { email: 'customer@example.com', password: 'Dobbar@Demo2026' });
    expect((await upload(customer, 'avatar', await phonePhoto(800, 600))).status).toBe(201);
    place = await emptyPlace('under_load', true);
  }, LIMIT_MS);

  afterAll(async () => {
    await running.stop();
    await place.remove();
    rmSync(path.dirname(folder), { recursive: true });
  });

  /**
   * Issues passes to customers one after another.
   * @returns number of passes
   */
  const issueUntil = async (over: AbortSignal): Promise<number> => {
    const world = new World(running.database, running.url);
    const { body } = await running.client().get<{ id: number }[]>('/api/deals?limit=50');
    let issued = 0;
    for (let n = 0; !over.aborted; n++) {
      const { client } = await world.person();
      const dealId = body[n % body.length]?.id;
      const key = { 'idempotency-key': `load-${n}` };
      const { status } = await client.post('/api/redemptions', { dealId }, key);
      if (status === 201) issued += 1;
    }
    return issued;
  };

  const countOf = async (table: string): Promise<number> => {
    const { rows } = await place.database.query<{ count: number }>(`SELECT count(*)::int FROM "${table}"`);
    return rows[0]?.count as number;
  };

  it(
    'that is taken while people use the product restores the moment of its snapshot',
    async () => {
      const isOver = new AbortController();
      const load = issueUntil(isOver.signal);
      const backupSeconds = await secondsOf(async () =>
        expect(await runCommand('backup', [folder])).toMatchObject({ code: 0 }),
      );
      isOver.abort();
      expect(await load).toBeGreaterThan(0);

      const keysOf = ({ DATA_DIR }: NodeJS.ProcessEnv) => path.join(DATA_DIR as string, 'keys');
      cpSync(keysOf(process.env), keysOf(place.env), { recursive: true });
      const restoreSeconds = await secondsOf(async () =>
        expect(await runCommand('restore', [folder], place.env)).toMatchObject({ code: 0 }),
      );
      const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
      for (const { table, rows } of manifest.tables)
        expect([table, await countOf(table)]).toEqual([table, rows]);
      const restored = new pg.Client(place.env['DATABASE_MIGRATION_URL']);
      await restored.connect();
      expect(await ledgerErrors(restored)).toEqual([]);
      expect((await restored.query(invariants)).rows).toEqual([]);
      await restored.end();
      expectSameMedia(manifest, place.env);
      process.stderr.write(
        `Backup of ${FURTHER_DEALS} further deals: ${backupSeconds} s, restore ${restoreSeconds} s\n`,
      );
    },
    LIMIT_MS,
  );
});

function expectSameMedia(manifest: Manifest, restored: NodeJS.ProcessEnv): void {
  expect(manifest.missingMedia).toEqual([]);
  expect(manifest.media.length).toBeGreaterThan(0);
  for (const { media } of manifest.media) {
    const below = path.join('media', (media.split('/')[0] as string).slice(-2), media);
    const bytesOf = ({ DATA_DIR }: NodeJS.ProcessEnv) => readFileSync(path.join(DATA_DIR as string, below));
    expect(bytesOf(restored).equals(bytesOf(process.env))).toBe(true);
  }
}

async function secondsOf(work: () => Promise<void>): Promise<string> {
  const started = performance.now();
  await work();
  return ((performance.now() - started) / 1000).toFixed(1);
}
