import type { NewWebhookView, WebhookView } from '../../src/modules/integrations/webhooks/webhook.view.js';
import { addKey } from '../support/api/key-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

const MINE = '/api/vendors/me/webhooks';
const THEIRS = '/api/admin/webhooks';
const TILL = { url: 'https://till.example.com/dobbar', eventTypes: ['pass.redeemed', 'pass.voided'] };
const NONE = '00000000-0000-4000-8000-000000000000';

describe('the webhooks', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
  });

  beforeEach(async () => {
    shop = await world.business();
  });

  afterAll(() => running.stop());

  const create = async (form: object = TILL): Promise<NewWebhookView> => {
    const { status, body } = await shop.owner.client.post<NewWebhookView>(MINE, form);
    expect(status).toBe(201);
    return body;
  };
  const changes = (base: string, id: number): [string, string][] => [
    ['POST', base],
    ['PATCH', `${base}/${id}`],
    ['POST', `${base}/${id}/rotate`],
    ['DELETE', `${base}/${id}`],
    ['POST', `${base}/${id}/test`],
    ['POST', `${base}/${id}/deliveries/${NONE}/resend`],
  ];
  const reads = (base: string, id: number): [string, string][] => [
    ['GET', base],
    ['GET', `${base}/${id}/deliveries`],
  ];

  it('show their secret once and keep it sealed (WH3)', async () => {
    const { secret, ...view } = await create();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(view).toMatchObject({ ...TILL, state: 'active', disabledReason: null, previousSecretUntil: null });
    expect(view.lastDelivery).toBeNull();
    expect((await shop.owner.client.get(MINE)).body).toEqual([view]);
    const { rows } = await running.database.query<{ sealed: Buffer }>(
      'SELECT secret_sealed AS sealed FROM webhook_secrets WHERE endpoint_id = $1',
      [view.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed.includes(secret ?? '')).toBe(false);
    expect(rows[0]?.sealed.includes(Buffer.from((secret ?? '').slice('whsec_'.length), 'base64'))).toBe(
      false,
    );
  });

  it('are created once for repeated requests, of which only the first shows the secret (WH3)', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => shop.owner.client.post<NewWebhookView>(MINE, TILL, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.secret !== null)).toHaveLength(1);
  });

  it('are at most ten, however many are created at once (WH1)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 13 }, () => shop.owner.client.post<{ code?: string }>(MINE, TILL)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 'webhook.too-many')).toHaveLength(3);
  });

  it('are for owners, changed with a step-up, and never for keys (WH1)', async () => {
    const { id } = await create();
    const manager = await world.staff(shop, 'manager');
    const key = await addKey(running.database, running.url, {
      vendorId: shop.id,
      createdBy: shop.owner.id,
      scopes: ['webhooks:write'],
    });
    for (const [method, path] of [...changes(MINE, id), ...reads(MINE, id)]) {
      expect((await manager.client.send(method, path, undefined)).body.code).toBe('staff.right-missing');
      expect((await running.client().send(method, path, undefined)).body.code).toBe('auth.required');
      expect((await key.send(method, path, undefined)).body.code).toBe('key.scope-missing');
    }
    const sql = 'UPDATE sessions SET stepped_up_at = NULL WHERE user_id = $1';
    await running.database.query(sql, [shop.owner.id]);
    for (const [method, path] of changes(MINE, id))
      expect((await shop.owner.client.send(method, path, undefined)).body.code).toBe('auth.step-up-required');
    for (const [method, path] of reads(MINE, id))
      expect((await shop.owner.client.send(method, path, undefined)).status).toBe(200);
  });

  it('of another business are not found (WH1)', async () => {
    const { id } = await create();
    const other = (await world.business()).owner.client;
    for (const [base, client] of [
      [MINE, other],
      [THEIRS, admin.client],
    ] as const) {
      for (const [method, path] of [...changes(base, id), ...reads(base, id)].filter(
        ([, one]) => one !== base,
      ))
        expect((await client.send(method, path, method === 'PATCH' ? {} : undefined)).body.code).toBe(
          'webhook.not-found',
        );
    }
  });

  it.each([
    [{ eventTypes: ['pass.issued'] }, 'url'],
    [{ url: TILL.url }, 'eventTypes'],
    [{ ...TILL, eventTypes: [] }, 'eventTypes'],
    [{ ...TILL, eventTypes: ['user.signed-up'] }, 'eventTypes'],
    [{ ...TILL, url: 7 }, 'url'],
    [{ ...TILL, url: 'http://till.example.com/' }, 'url'],
    [{ ...TILL, url: 'https://127.0.0.1/' }, 'url'],
    [{ ...TILL, url: 'https://[::ffff:10.0.0.1]/' }, 'url'],
    [{ ...TILL, url: 'https://localhost/' }, 'url'],
  ])('reject %p (WH6)', async (form, field) => {
    const { id } = await create();
    const { status, body } = await shop.owner.client.post<{ errors: { field: string }[] }>(MINE, form);
    expect({ status, fields: body.errors.map((one) => one.field) }).toEqual({ status: 400, fields: [field] });
    const change = { [field]: (form as Record<string, unknown>)[field] ?? null };
    expect((await shop.owner.client.patch(`${MINE}/${id}`, change)).status).toBe(400);
  });

  it('reject a malformed delivery, page and state (WH7)', async () => {
    const { id } = await create();
    const { client } = shop.owner;
    expect((await client.post(`${MINE}/${id}/deliveries/7/resend`)).status).toBe(400);
    expect((await client.get(`${MINE}/${id}/deliveries?state=lost`)).status).toBe(400);
    expect((await client.get(`${MINE}/${id}/deliveries?cursor=x`)).status).toBe(400);
    expect((await client.post(`${MINE}/${id}/deliveries/${NONE}/resend`)).body.code).toBe(
      'webhook.delivery-not-found',
    );
  });

  it('are changed, rotated, turned off and deleted, each in the audit log (WH1)', async () => {
    const { id, secret } = await create();
    const { client } = shop.owner;
    const change = { url: 'https://new.example.com/', eventTypes: ['payout.made'], isActive: false };
    const { body: off } = await client.patch<WebhookView>(`${MINE}/${id}`, change);
    expect(off).toMatchObject({
      url: change.url,
      eventTypes: change.eventTypes,
      state: 'disabled',
      disabledReason: 'owner',
    });
    expect((await client.post(`${MINE}/${id}/test`)).body.code).toBe('webhook.disabled');
    expect((await client.patch<WebhookView>(`${MINE}/${id}`, { isActive: true })).body.state).toBe('active');
    const { body: rotated } = await client.post<NewWebhookView>(`${MINE}/${id}/rotate`);
    expect(rotated.secret).not.toBe(secret);
    const hours = (Date.parse(rotated.previousSecretUntil ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThan(24.1);
    expect((await client.delete(`${MINE}/${id}`)).status).toBe(204);
    expect((await client.get(MINE)).body).toEqual([]);
    const { rows } = await running.database.query<{ action: string }>(
      `SELECT action FROM audit_log WHERE subject_type = 'webhook' AND subject_id = $1 ORDER BY id`,
      [String(id)],
    );
    expect(rows.map(({ action }) => action.slice(8))).toEqual([
      'created',
      'changed',
      'changed',
      'rotated',
      'deleted',
    ]);
  });

  it('of the marketplace are for its owners, and keys neither read nor change them (WH1)', async () => {
    const { status, body } = await admin.client.post<NewWebhookView>(THEIRS, TILL);
    expect(status).toBe(201);
    expect((await admin.client.get<WebhookView[]>(THEIRS)).body.map(({ id }) => id)).toContain(body.id);
    for (const [method, path] of [...changes(THEIRS, body.id), ...reads(THEIRS, body.id)])
      expect((await shop.owner.client.send(method, path, undefined)).status).toBe(403);
    expect((await admin.client.delete(`${THEIRS}/${body.id}`)).status).toBe(204);
  });
});
