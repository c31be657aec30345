import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { BackendProcess } from '../../support/processes/backend-process.js';
import { World } from '../../support/world.js';
import { gateMetric, lockPlaces, Press, untilGate } from './hot-deals.fixture.js';

const MS_PER_SECOND = 1_000;
const WAITING = 4;

describe('a hot deal at two instances (rule L7)', () => {
  let database: pg.Pool;
  let backends: BackendProcess[];
  let world: World;

  beforeAll(async () => {
    const gate = {
      DATABASE_LOCK_TIMEOUT_MS: '60000',
      DEAL_GATE_WORKING: '2',
      DEAL_GATE_WAITING: String(WAITING),
      DEAL_GATE_WAIT_MS: '8000',
    };
    database = new pg.Pool({ connectionString: process.env['DATABASE_MIGRATION_URL'], max: 4 });
    backends = await Promise.all([BackendProcess.start(gate), BackendProcess.start(gate)]);
    world = new World(database, urlOf(0));
    await world.catalog();
  });
  afterAll(async () => {
    await Promise.all(backends.map((backend) => backend.stop()));
    await database.end();
  });

  const urlOf = (instance: number): string => (backends[instance % 2] as BackendProcess).url;

  /** Repeats the request as the page does, after the time that each response names. */
  const outcomeOf = async (press: Press, instance: number): Promise<string[]> => {
    const codes: string[] = [];
    for (;;) {
      const { status, body, headers } = await press.send(urlOf(instance));
      codes.push(status === 201 ? 'issued' : body.code);
      if (body.code !== 'deal.busy') return codes;
      const seconds = Number(headers.get('retry-after'));
      await new Promise((resume) => setTimeout(resume, seconds * MS_PER_SECOND));
    }
  };

  it('gives each place once, to customers who repeat their requests', async () => {
    const dealId = await world.deal(await world.business(), { total_limit: 12 });
    const presses: Press[] = [];
    for (let n = 0; n < 30; n++) presses.push(new Press(await world.person(), dealId));
    const release = await lockPlaces(database, dealId);
    const outcomes = presses.map((press, n) => outcomeOf(press, n));
    for (const instance of [0, 1]) await untilGate(urlOf(instance), 'waiting', WAITING);
    await release();
    const codes = await Promise.all(outcomes);
    const last = codes.map((sequence) => sequence.at(-1));
    expect(last.filter((code) => code === 'issued')).toHaveLength(12);
    expect(last.filter((code) => code === 'deal.sold-out')).toHaveLength(18);
    expect(codes.flat()).toContain('deal.busy');
    for (const instance of [0, 1])
      for (const name of ['working', 'waiting', 'tickets'])
        expect([name, await gateMetric(urlOf(instance), name)]).toEqual([name, 0]);
    const invariants = path.join(import.meta.dirname, '../../support/invariants.sql');
    expect((await database.query(await readFile(invariants, 'utf8'))).rows).toEqual([]);
  });
});
