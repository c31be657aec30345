import { JobScheduler } from '../../../src/common/jobs/job-scheduler.js';
import { MessageMetrics } from '../../../src/modules/notifications/kinds/messages.metrics.js';
import { World } from '../../support/world.js';
import { type RunningApp, startApp } from '../../support/start-app.js';

const LIVE = '1.1.0-00000000aa';
const BEFORE = '1.0.0-00000000bb';

/** A release that is shown to a tenth of the visitors, and a remote that returned by itself. */
async function addReleases({ database }: RunningApp): Promise<void> {
  await database.query(
    `INSERT INTO remote_versions (remote, version, released_at)
     SELECT remote, version, now() FROM unnest(ARRAY['vendor', 'admin']) AS remote, unnest(ARRAY[$1, $2]) AS version`,
    [LIVE, BEFORE],
  );
  await database.query(
    `INSERT INTO remote_releases (remote, number, live, previous, share, full_since, last_change) VALUES
       ('vendor', 1, $1, $2, 10, NULL, 'released'), ('admin', 1, $2, NULL, 100, now(), 'returned-by-itself')`,
    [LIVE, BEFORE],
  );
  await database.query(
    `INSERT INTO release_views (remote, version, period, shell, views) VALUES
       ('vendor', $1, 1, gen_random_uuid(), 30), ('vendor', $1, 1, gen_random_uuid(), 10), ('vendor', $2, 1, gen_random_uuid(), 360)`,
    [LIVE, BEFORE],
  );
  await database.query(
    `INSERT INTO release_failures (remote, version, period, visitor) VALUES ('vendor', $1, 1, decode(repeat('ab', 16), 'hex'))`,
    [LIVE],
  );
}

/** An endpoint with a delivery that has waited for two minutes, one that fails, and one that was disabled. */
async function addWebhooks({ database, url }: RunningApp): Promise<void> {
  const { id } = await new World(database, url).person();
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO webhook_endpoints (url, event_types, created_by, failing_since, disabled_at, disabled_reason) VALUES
       ('https://one.example', '{pass.issued}', $1, NULL, NULL, NULL), ('https://two.example', '{pass.issued}', $1, now(), NULL, NULL),
       ('https://three.example', '{pass.issued}', $1, now(), now(), 'gone'), ('https://four.example', '{pass.issued}', $1, NULL, now(), 'owner')
     RETURNING id`,
    [id],
  );
  await database.query(
    `INSERT INTO webhook_deliveries (endpoint_id, event_id, event_number, type, object, body, due_at)
     SELECT id, gen_random_uuid(), 1, 'pass.issued', '{}', '{}', now() - interval '2 minutes' FROM unnest($1::int[]) AS id`,
    [[rows[0]?.id, rows[2]?.id]],
  );
}

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
    await addReleases(running);
    await addWebhooks(running);
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

  it('show the releases of the remotes', () => {
    expect(values.get('release_live_share{remote="vendor"}')).toBe(10);
    expect(values.get('release_views{remote="vendor",version="live"}')).toBe(40);
    expect(values.get('release_views{remote="vendor",version="previous"}')).toBe(360);
    expect(values.get('release_failures{remote="vendor",version="live"}')).toBe(1);
    expect(values.get('release_returned_itself{remote="vendor"}')).toBe(0);
    expect(values.get('release_returned_itself{remote="admin"}')).toBe(1);
    expect(values.has('release_views{remote="admin",version="previous"}')).toBe(false);
  });

  it('show the webhooks that wait and the endpoints that fail', () => {
    expect(values.get('webhook_deliveries_waiting')).toBe(1);
    expect(values.get('webhook_lag_seconds')).toBeGreaterThanOrEqual(120);
    for (const state of ['active', 'failing', 'disabled'])
      expect([state, values.get(`webhook_endpoints{state="${state}"}`)]).toEqual([state, 1]);
  });

  it('count messages by channel and outcome', async () => {
    const metrics = running.app.get(MessageMetrics);
    await metrics.count('push', Promise.resolve('gone'));
    await metrics.count('mail', Promise.resolve());
    await expect(metrics.count('sms', Promise.reject(new Error('no credit')))).rejects.toThrow('no credit');
    const { text } = await running.client().get('/metrics');
    for (const line of ['push",outcome="gone"} 1', 'mail",outcome="sent"} 1', 'sms",outcome="failed"} 1'])
      expect(text).toContain(`messages_total{channel="${line}`);
  });

  it('show the connections of each class of work', () => {
    for (const state of ['used', 'idle', 'limit'])
      expect(values.get(`database_pool_connections{class="public",state="${state}"}`)).toBeGreaterThanOrEqual(
        0,
      );
    expect(values.get('database_pool_connections{class="public",state="limit"}')).toBeGreaterThan(0);
    expect(values.get('database_pool_waiting{class="background"}')).toBe(0);
  });

  it('show each job with its interval, and when it last succeeded', async () => {
    const working = await startApp({ BACKGROUND_WORK: 'on' });
    const names = working.app
      .get(JobScheduler)
      .jobs()
      .map(({ name }) => name);
    const { text } = await working.client().get('/metrics');
    await working.stop();
    expect([...new Set(names)]).toEqual(names);
    expect(names.length).toBeGreaterThan(30);
    for (const name of names)
      for (const metric of ['interval_seconds', 'last_success_timestamp_seconds', 'failures_total'])
        expect(text).toContain(`job_${metric}{job_name="${name}"}`);
    // Without background work only those of the instance run.
    const own = [...values.keys()].filter((name) => name.startsWith('job_interval_seconds')).sort();
    expect(own).toEqual(
      ['ClockSync', 'SearchMisses', 'WebVitals'].map((name) => `job_interval_seconds{job_name="${name}"}`),
    );
  });

  it('show the cache of public answers of this instance', () => {
    expect(values.get('public_cache_usable')).toBe(1);
    expect(values.get('public_cache_bytes')).toBeGreaterThanOrEqual(0);
  });
});
