import { type RunningApp, startApp } from '../../support/start-app.js';

describe('the metrics of an instance', () => {
  let running: RunningApp;
  let values: Map<string, number>;

  beforeAll(async () => {
    running = await startApp();
    const { rows } = await running.database.query<{ id: string }>(
      `INSERT INTO outbox (type, payload) VALUES ('pass.issued', '{}') RETURNING event_id AS id`,
    );
    await running.database.query(
      `INSERT INTO outbox_deliveries (event_id, consumer, lane, event_number, due_at, delivered_at, attempts)
       VALUES ($1, 'one', 'mail', 1, now() - interval '90 seconds', NULL, 3), ($1, 'two', 'mail', 1, now(), NULL, 0)`,
      [rows[0]?.id],
    );
    const { text } = await running.client().get('/metrics');
    const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
    values = new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
    );
  });

  afterAll(() => running.stop());

  it('show what waits in each lane of the outbox', () => {
    expect(values.get('outbox_lane_waiting{lane="mail"}')).toBe(2);
    expect(values.get('outbox_lane_repeated{lane="mail"}')).toBe(1);
    expect(values.get('outbox_lane_lag_seconds{lane="mail"}')).toBeGreaterThanOrEqual(90);
    const lanes = [...values.keys()].filter((name) => name.startsWith('outbox_lane_waiting'));
    expect(lanes.length).toBeGreaterThan(3);
  });

  it('show the connections of each class of work', () => {
    for (const state of ['used', 'idle', 'limit'])
      expect(values.get(`database_pool_connections{class="public",state="${state}"}`)).toBeGreaterThanOrEqual(
        0,
      );
    expect(values.get('database_pool_connections{class="public",state="limit"}')).toBeGreaterThan(0);
    expect(values.get('database_pool_waiting{class="background"}')).toBe(0);
  });

  it('show the cache of public answers of this instance', () => {
    expect(values.get('public_cache_usable')).toBe(1);
    expect(values.get('public_cache_bytes')).toBeGreaterThanOrEqual(0);
  });
});
