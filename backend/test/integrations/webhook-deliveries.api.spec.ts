import { Webhook } from 'standardwebhooks';
import { RetentionJob } from '../../src/common/retention/retention.job.js';
import { TEST_TYPE, WEBHOOK_TYPES } from '../../src/modules/integrations/deliveries/event-types.js';
import type {
  NewWebhookView,
  WebhookDeliveryView,
} from '../../src/modules/integrations/webhooks/webhook.view.js';
import { describeApi } from '../../src/openapi/openapi.js';
import { Documented } from '../support/api/documented.js';
import { enterAccount, owe } from '../support/money/payees.js';
import type { ReceivedEvent } from '../support/api/webhook-receiver.js';
import { bodyOf, MINE, PASSES, typesOf, WebhookSetup } from './webhooks.fixture.js';

describe('the deliveries of webhooks', () => {
  const hooks = new WebhookSetup();
  const { create, send, publish, use, log } = hooks;

  beforeAll(hooks.start);
  beforeEach(hooks.renew);
  afterAll(hooks.stop);

  it('are signed, and contain ids of the own business only (WH2, WH3)', async () => {
    const { id, secret, path } = await create();
    const other = await create(PASSES, (await hooks.world.business()).owner);
    const passId = await use();
    await publish();
    await send();
    const events = hooks.receiver.on(path);
    expect(typesOf(events)).toEqual(['pass.issued', 'pass.redeemed']);
    expect(hooks.receiver.on(other.path)).toEqual([]);
    for (const { body, headers } of events)
      expect(new Webhook(secret ?? '').verify(body, headers)).toEqual(JSON.parse(body));
    const { data } = bodyOf(events[1] as ReceivedEvent);
    expect(data).toMatchObject({ passId, vendorId: hooks.shop.id, branchId: hooks.shop.branchId });
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['userId']));
    const [last] = await log(id);
    expect(last).toMatchObject({
      type: 'pass.redeemed',
      state: 'delivered',
      attempts: 1,
      status: 200,
      answer: 'taken',
    });
    expect(last?.body).toBe(events[1]?.body);
    expect(last?.eventId).toBe(events[1]?.headers['webhook-id']);
  });

  it('have both signatures for 24 hours after a rotation (WH3)', async () => {
    const { id, secret, path } = await create();
    const { body } = await hooks.shop.owner.client.post<NewWebhookView>(`${MINE}/${id}/rotate`);
    const test = async (): Promise<ReceivedEvent> => {
      expect((await hooks.shop.owner.client.post(`${MINE}/${id}/test`)).status).toBe(202);
      await send();
      return hooks.receiver.on(path).at(-1) as ReceivedEvent;
    };
    const both = await test();
    expect(both.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const one of [secret, body.secret]) new Webhook(one ?? '').verify(both.body, both.headers);
    const sql = `UPDATE webhook_secrets SET valid_until = now() WHERE endpoint_id = $1 AND valid_until IS NOT NULL`;
    await hooks.running.database.query(sql, [id]);
    const one = await test();
    expect(() => new Webhook(secret ?? '').verify(one.body, one.headers)).toThrow('signature');
    new Webhook(body.secret ?? '').verify(one.body, one.headers);
  });

  it('are given up after the last attempt, so that the next event of the object is sent (WH4)', async () => {
    const { id, path } = await create();
    await use();
    await publish();
    await hooks.running.database.query(
      `UPDATE webhook_deliveries SET attempts = 10 WHERE endpoint_id = $1 AND type = 'pass.issued'`,
      [id],
    );
    let calls = 0;
    hooks.receiver.behave(path, (response) => response.writeHead(++calls === 1 ? 500 : 200).end());
    await send();
    expect((await log(id)).map(({ type, state }) => [type, state])).toEqual([
      ['pass.redeemed', 'delivered'],
      ['pass.issued', 'given-up'],
    ]);
    const [, givenUp] = await log(id);
    const again = `${MINE}/${id}/deliveries/${givenUp?.id}/resend`;
    expect((await hooks.shop.owner.client.post(again)).status).toBe(202);
    await send();
    expect(await log(id, '?state=delivered')).toHaveLength(2);
    expect(hooks.receiver.on(path).at(-1)?.headers['webhook-id']).toBe(givenUp?.eventId);
  });

  it('are paged in the log and kept for a set number of days (WH7)', async () => {
    const { id } = await create(['pass.issued']);
    for (let number = 0; number < 3; number++) await hooks.shop.owner.client.post(`${MINE}/${id}/test`);
    const first = await hooks.shop.owner.client.get<WebhookDeliveryView[]>(
      `${MINE}/${id}/deliveries?limit=2`,
    );
    expect(first.body).toHaveLength(2);
    expect(first.headers.get('x-total-count')).toBe('3');
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect((await hooks.shop.owner.client.get(next)).body).toHaveLength(1);
    const age = `UPDATE webhook_deliveries SET created_at = now() - interval '31 days' WHERE public_id = $1`;
    await hooks.running.database.query(age, [first.body[0]?.id]);
    await hooks.running.app.get(RetentionJob).run();
    expect(await log(id)).toHaveLength(2);
  });

  it('are of every type that there is, as the reference describes them, with the lines of the own business only (WH2)', async () => {
    const { world, receiver, shop } = hooks;
    const [admin, other, buyer] = [await world.admin(), await world.business(), await world.person()];
    const mine = await create([...WEBHOOK_TYPES]);
    const theirs = await create([...WEBHOOK_TYPES], admin, '/api/admin/webhooks');
    const sold = await Promise.all(
      [shop, other].map((one) => world.deal(one, { sale_mode: 'prepaid', points_earned: 0 })),
    );
    const items = sold.map((dealId) => ({ dealId, quantity: 1 }));
    const order = await buyer.client.post<{ id: string }>('/api/orders', { items });
    const gateway = { gateway: 'bank-transfer' };
    const payment = await buyer.client.post<{ id: string }>(`/api/orders/${order.body.id}/payments`, gateway);
    const confirm = `/api/admin/payments/${payment.body.id}/confirm-transfer`;
    expect((await admin.client.post(confirm, { reference: payment.body.id })).status).toBe(200);
    expect((await buyer.client.post(`/api/orders/${order.body.id}/refunds`, {})).status).toBeLessThan(300);
    await use(true);
    const pending = await Promise.all([1, 2].map(() => world.deal(shop, { moderation_status: 'pending' })));
    expect((await admin.client.patch(`/api/admin/deals/${pending[0]}/approve`)).status).toBe(200);
    const rejection = { reason: 'The photo does not show the meal.' };
    expect((await admin.client.patch(`/api/admin/deals/${pending[1]}/reject`, rejection)).status).toBe(200);
    const reviewed = await world.deal(shop);
    const { body: pass } = await buyer.client.post<{ code: string }>('/api/redemptions', {
      dealId: reviewed,
    });
    await shop.owner.client.post('/api/counter/accept', { code: pass.code, branchId: shop.branchId });
    expect((await buyer.client.post('/api/reviews', { dealId: reviewed, rating: 5 })).status).toBe(201);
    await owe(hooks.running.database, shop, 5_000);
    await enterAccount(hooks.running.database, shop);
    const payout = { amount: 1_000, reference: 'NB-7' };
    expect((await admin.client.post(`/api/admin/vendors/${shop.id}/payouts`, payout)).status).toBe(201);
    await shop.owner.client.post(`${MINE}/${mine.id}/test`);
    await admin.client.post(`/api/admin/webhooks/${theirs.id}/test`);
    await publish();
    await send();
    const documented = new Documented(describeApi(hooks.running.app));
    for (const [{ path }, base] of [
      [mine, MINE],
      [theirs, '/api/admin/webhooks'],
    ] as const)
      expect(receiver.on(path).flatMap((event) => documented.eventErrors(base, bodyOf(event)))).toEqual([]);
    for (const { path } of [mine, theirs])
      expect([...new Set(typesOf(receiver.on(path)))].sort()).toEqual([...WEBHOOK_TYPES, TEST_TYPE].sort());
    const facts = receiver.on(mine.path).map(bodyOf);
    expect(facts.every(({ type, data }) => type === TEST_TYPE || data['vendorId'] === shop.id)).toBe(true);
    const linesAt = (path: string): unknown => {
      const paid = receiver
        .on(path)
        .map(bodyOf)
        .find(({ type }) => type === 'order.paid');
      return (paid?.data['lines'] as { dealId: number }[]).map(({ dealId }) => dealId);
    };
    expect(linesAt(mine.path)).toEqual([sold[0]]);
    expect(linesAt(theirs.path)).toEqual(sold);
    const texts = receiver.events.map(({ body }) => body).join();
    expect(texts).not.toMatch(/userId|@example|firstName|"code"/);
  });
});
