import { mailsTo } from '../support/mails.js';
import { bodyOf, MINE, PASSES, typesOf, WebhookSetup } from './webhooks.fixture.js';

/** A long run waits for the limit of ten seconds, which applies without a setting. */
const TIMEOUT_MS = process.env['LONG_RUN'] ? 10_000 : 2_000;
/** Time between the limit of a request and the end of its attempt. */
const SLACK_MS = 3_000;

describe('webhooks to a receiver that fails', () => {
  const hooks = new WebhookSetup(process.env['LONG_RUN'] ? {} : { WEBHOOK_TIMEOUT_MS: String(TIMEOUT_MS) });
  const { create, send, publish, use, log, stateOf, makeDue } = hooks;

  beforeAll(hooks.start);
  beforeEach(hooks.renew);
  afterAll(hooks.stop);

  it('of an object wait for the one before, through failures (WH4)', async () => {
    const { id, path } = await create();
    const answers = [500, 302, 503];
    hooks.receiver.behave(path, (response) =>
      response
        .writeHead(answers.shift() ?? 204, { location: `${hooks.receiver.url}/redirected` })
        .end('x'.repeat(40_000)),
    );
    const passId = await use(true);
    await publish();
    for (let round = 0; round < 4; round++) {
      await send();
      await makeDue(id);
    }
    await send();
    const events = hooks.receiver.on(path);
    expect(typesOf(events)).toEqual([
      ...['pass.issued', 'pass.issued', 'pass.issued', 'pass.issued', 'pass.redeemed', 'pass.voided'],
    ]);
    expect(new Set(events.slice(0, 4).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(events.every((event) => bodyOf(event).data['passId'] === passId)).toBe(true);
    expect(hooks.receiver.on('/redirected')).toEqual([]);
    expect((await log(id)).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['delivered', 1],
      ['delivered', 1],
      ['delivered', 4],
    ]);
  });

  it('end an attempt with the hooks.receiver, store the first part of its answer, and pause longer each time (WH4, WH5)', async () => {
    const { id, path } = await create(['pass.issued']);
    await use();
    await publish();
    hooks.receiver.behave(path, (response) => response.socket?.destroy());
    await send();
    const [closed] = await log(id, '?state=waiting');
    expect(closed).toMatchObject({ failure: 'unreachable', status: null, attempts: 1 });
    hooks.receiver.behave(path, (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      response.socket?.end();
    });
    await makeDue(id);
    await send();
    expect((await log(id))[0]).toMatchObject({ failure: 'unreachable', status: 200, attempts: 2 });
    hooks.receiver.behave(path, (response) => response.writeHead(500).end('y'.repeat(40_000)));
    await makeDue(id);
    await send();
    const [failed] = await log(id);
    expect(failed).toMatchObject({ failure: 'status', status: 500, attempts: 3 });
    expect(failed?.answer).toBe('y'.repeat(2_000));
    const wait = Date.parse(failed?.nextAttemptAt ?? '') - Date.parse(failed?.lastAttemptAt ?? '');
    expect(wait).toBe(300_000);
    expect(await stateOf(id)).toMatchObject({
      state: 'failing',
      lastDelivery: { type: 'pass.issued', state: 'waiting', status: 500, failure: 'status' },
    });
  });

  it('to a slow receiver do not delay others, and end after a time limit (WH5)', async () => {
    const slow = await create(['pass.issued']);
    const quick = await create(['pass.issued']);
    let release: () => void = () => undefined;
    const quickCame = new Promise<void>((resolve) => (release = resolve));
    hooks.receiver.behave(slow.path, () => undefined);
    hooks.receiver.behave(quick.path, (response) => {
      response.writeHead(200).end();
      release();
    });
    for (let number = 0; number < 3; number++) await use();
    await publish();
    const done = send();
    await quickCame;
    expect((await log(slow.id)).every(({ attempts }) => attempts === 0)).toBe(true);
    await done;
    expect(hooks.receiver.on(quick.path)).toHaveLength(3);
    const [last] = await log(slow.id);
    expect(last).toMatchObject({ failure: 'timeout', attempts: 1 });
    expect(last?.durationMs).toBeGreaterThanOrEqual(TIMEOUT_MS);
    expect(last?.durationMs).toBeLessThan(TIMEOUT_MS + SLACK_MS);
  }, 40_000);

  it('never reach a private address, whatever the name says (WH6)', async () => {
    const { id, path } = await create(['pass.issued']);
    const port = new URL(hooks.receiver.url).port;
    const before = hooks.receiver.events.length;
    for (const [url, failure] of [
      [`https://localhost:${port}${path}`, 'address'],
      [`https://127.0.0.1:${port}${path}`, 'address'],
      [`https://[::ffff:127.0.0.1]:${port}${path}`, 'address'],
      [`http://localhost:${port}${path}`, 'address'],
      ['https://169.254.169.254/latest/meta-data', 'address'],
    ]) {
      await hooks.running.database.query('UPDATE webhook_endpoints SET url = $2 WHERE id = $1', [id, url]);
      await hooks.shop.owner.client.post(`${MINE}/${id}/test`);
      await send();
      expect((await log(id))[0]).toMatchObject({ failure, status: null, answer: null });
    }
    expect(hooks.receiver.events).toHaveLength(before);
  });

  it('of many objects reach it once and in order from two instances at once (WH4, WH5)', async () => {
    const { id, path } = await create();
    let calls = 0;
    hooks.receiver.behave(path, (response) => response.writeHead(++calls % 3 === 0 ? 500 : 200).end());
    const passes = await Promise.all(Array.from({ length: 8 }, () => use(true)));
    await publish();
    const isOpen = async (): Promise<boolean> => (await log(id, '?state=waiting&limit=1')).length > 0;
    while (await isOpen()) {
      await send(hooks.running, hooks.second);
      await makeDue(id);
    }
    const taken = (await log(id, '?limit=100')).filter(({ state }) => state === 'delivered');
    expect(taken).toHaveLength(24);
    const attempts = taken.reduce((sum, one) => sum + one.attempts, 0);
    expect(hooks.receiver.on(path)).toHaveLength(attempts);
    for (const passId of passes) {
      const ofPass = hooks.receiver.on(path).filter((event) => bodyOf(event).data['passId'] === passId);
      expect([...new Set(typesOf(ofPass))]).toEqual(PASSES);
      const order = typesOf(ofPass).map((type) => PASSES.indexOf(type));
      expect(order).toEqual([...order].sort());
    }
  });

  it('wait for an earlier event of the object that is still in the outbox (WH4)', async () => {
    const { id, path } = await create();
    await use();
    const { database } = hooks.running;
    const delay = (seconds: number): Promise<unknown> =>
      database.query(
        `UPDATE outbox SET due_at = now() + make_interval(secs => $1) WHERE type = 'pass.issued' AND delivered_at IS NULL`,
        [seconds],
      );
    await delay(3_600);
    await publish();
    await send();
    expect(hooks.receiver.on(path)).toEqual([]);
    expect((await log(id)).map(({ type }) => type)).toEqual(['pass.redeemed']);
    await delay(0);
    await publish();
    await send();
    expect(typesOf(hooks.receiver.on(path))).toEqual(['pass.issued', 'pass.redeemed']);
  });

  it('stop at once after 410 and after three days of failures, with a mail to the owners; what waits is kept (WH4)', async () => {
    const { id, path } = await create();
    hooks.receiver.behave(path, (response) => response.writeHead(410).end());
    await use();
    await publish();
    await send();
    expect(await stateOf(id)).toMatchObject({ state: 'disabled', disabledReason: 'gone' });
    await publish();
    const mails = await mailsTo(hooks.shop.owner.email);
    const told = mails.filter((text) => text.includes('no longer send events'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('/dashboard/developers');
    await makeDue(id);
    await send();
    expect(hooks.receiver.on(path)).toHaveLength(1);
    hooks.receiver.behave(path, (response) => response.writeHead(500).end());
    await hooks.shop.owner.client.patch(`${MINE}/${id}`, { isActive: true });
    await send();
    expect((await stateOf(id))?.state).toBe('failing');
    const { database } = hooks.running;
    await database.query(
      `UPDATE webhook_endpoints SET failing_since = now() - interval '73 hours' WHERE id = $1`,
      [id],
    );
    await makeDue(id);
    await send();
    expect(await stateOf(id)).toMatchObject({ state: 'disabled', disabledReason: 'failing' });
    hooks.receiver.behave(path);
    await hooks.shop.owner.client.patch(`${MINE}/${id}`, { isActive: true });
    await send();
    expect(typesOf(hooks.receiver.on(path)).slice(-2)).toEqual(['pass.issued', 'pass.redeemed']);
    expect((await stateOf(id))?.state).toBe('active');
  });

  it('are repeated by another instance if one ends during an attempt (WH5)', async () => {
    const { id, path } = await create(['pass.issued']);
    await use();
    await publish();
    await hooks.running.database.query(
      `UPDATE webhook_deliveries SET claim_token = gen_random_uuid(), claimed_until = now() + interval '1 minute' WHERE endpoint_id = $1`,
      [id],
    );
    await send(hooks.running, hooks.second);
    expect(hooks.receiver.on(path)).toEqual([]);
    await hooks.running.database.query(
      'UPDATE webhook_deliveries SET claimed_until = now() WHERE endpoint_id = $1',
      [id],
    );
    await send(hooks.running, hooks.second);
    expect(hooks.receiver.on(path)).toHaveLength(1);
  });
});
