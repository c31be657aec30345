import { createHash } from 'node:crypto';
import type { NewApiKeyView } from '../../src/modules/api-keys/api-key.view.js';
import { KeyClient } from '../support/api/key-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

const MINE = '/api/vendors/me/api-keys';
const THEIRS = '/api/admin/api-keys';
const TILL = { name: 'Till, Jhamsikhel', scopes: ['passes:check', 'passes:redeem'] };

describe('the API keys', () => {
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

  const client = ({ key, id }: NewApiKeyView): KeyClient => new KeyClient(running.url, key ?? '', id);
  const create = async (form: object = TILL): Promise<NewApiKeyView> => {
    const answer = await shop.owner.client.post<NewApiKeyView>(MINE, form);
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const statusOf = async (caller: KeyClient): Promise<number> =>
    (await caller.get('/api/vendors/me/locations')).status;

  it('are shown once and stored as a hash (AK1)', async () => {
    const made = await create({ ...TILL, validDays: 30, allowedAddresses: ['127.0.0.1'] });
    expect(made.key).toMatch(/^dob_live_[0-9a-f]{48}$/);
    const { key, ...view } = made;
    expect(view).toMatchObject({
      ...TILL,
      state: 'active',
      prefix: 'dob_live_',
      lastFour: key?.slice(-4),
      allowedAddresses: ['127.0.0.1'],
      version: '2026-11-26',
      lastUsedAt: null,
      previousUntil: null,
    });
    const list = await shop.owner.client.get<unknown[]>(MINE);
    expect(list.body).toEqual([view]);
    const { rows } = await running.database.query<{ hash: Buffer; row: string }>(
      'SELECT secret_hash AS hash, k::text AS row FROM api_keys k WHERE id = $1',
      [made.id],
    );
    expect(rows[0]?.hash).toEqual(
      createHash('sha256')
        .update(key ?? '')
        .digest(),
    );
    expect(rows[0]?.row).not.toContain(key?.slice(9));
  });

  it('are created once for repeated requests, of which only the first shows the key (AK1)', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.owner.client.post<NewApiKeyView>(MINE, TILL, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.key !== null)).toHaveLength(1);
  });

  it('are at most twenty, however many are created at once (AK1)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => shop.owner.client.post<{ code?: string }>(MINE, TILL)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.code === 'key.too-many')).toHaveLength(4);
  });

  it('are for owners of a business with a step-up (AK2)', async () => {
    const { id } = await create();
    const manager = await world.staff(shop, 'manager');
    const changes = [
      ['POST', MINE],
      ['PATCH', `${MINE}/${id}`],
      ['POST', `${MINE}/${id}/rotate`],
      ['DELETE', `${MINE}/${id}`],
    ] as const;
    for (const [method, path] of changes) {
      expect((await manager.client.send(method, path, undefined)).body.code).toBe('staff.right-missing');
      expect((await running.client().send(method, path, undefined)).body.code).toBe('auth.required');
    }
    await running.database.query('UPDATE sessions SET stepped_up_at = NULL WHERE user_id = $1', [
      shop.owner.id,
    ]);
    for (const [method, path] of changes)
      expect((await shop.owner.client.send(method, path, undefined)).body.code).toBe('auth.step-up-required');
    expect((await shop.owner.client.get(MINE)).status).toBe(200);
  });

  it('of another business are not found (AK2)', async () => {
    const { id } = await create();
    const other = (await world.business()).owner.client;
    expect((await other.patch(`${MINE}/${id}`, { name: 'Taken over' })).body.code).toBe('key.not-found');
    expect((await other.post(`${MINE}/${id}/rotate`)).body.code).toBe('key.not-found');
    expect((await other.delete(`${MINE}/${id}`)).body.code).toBe('key.not-found');
    const branchId = (await world.business()).branchId;
    expect((await shop.owner.client.post(MINE, { ...TILL, branchId })).body.code).toBe('branch.not-found');
    expect((await admin.client.delete(`${THEIRS}/${id}`)).body.code).toBe('key.not-found');
  });

  it.each([
    [{ scopes: [] }, 'name'],
    [{ name: 'Till' }, 'scopes'],
    [{ ...TILL, scopes: ['orders:read'] }, 'scopes'],
    [{ ...TILL, scopes: ['passes:check', 'passes:check'] }, 'scopes'],
    [{ ...TILL, validDays: 0 }, 'validDays'],
    [{ ...TILL, allowedAddresses: ['203.0.113.0/33'] }, 'allowedAddresses'],
    [{ ...TILL, allowedAddresses: 'all' }, 'allowedAddresses'],
    [{ ...TILL, vendorId: 1 }, 'vendorId'],
  ])('are rejected with the wrong field: %j', async (form, field) => {
    const { status, body } = await shop.owner.client.post(MINE, form);
    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('change their name, scopes and networks (AK3)', async () => {
    const made = await create();
    const changes = { name: 'Till 2', scopes: ['passes:check'], allowedAddresses: ['203.0.113.0/24'] };
    const { status, body } = await shop.owner.client.patch(`${MINE}/${made.id}`, changes);
    expect([status, body]).toEqual([200, expect.objectContaining(changes)]);
    expect((await client(made).get('/api/vendors/me/locations')).body.code).toBe('key.address-not-allowed');
  });

  it('are rotated with an overlap of 24 hours (AK8)', async () => {
    const first = await create();
    const { body: second } = await shop.owner.client.post<NewApiKeyView>(`${MINE}/${first.id}/rotate`);
    expect(second.key).not.toBe(first.key);
    const left = Date.parse(second.previousUntil ?? '') - Date.now();
    expect(left).toBeGreaterThan(86_390_000);
    expect(left).toBeLessThanOrEqual(86_400_000);
    expect([await statusOf(client(first)), await statusOf(client(second))]).toEqual([200, 200]);
    await running.database.query('UPDATE api_keys SET previous_until = now() WHERE id = $1', [first.id]);
    expect([await statusOf(client(first)), await statusOf(client(second))]).toEqual([401, 200]);
    const { body: third } = await shop.owner.client.post<NewApiKeyView>(`${MINE}/${first.id}/rotate`);
    expect([await statusOf(client(second)), await statusOf(client(third))]).toEqual([200, 200]);
  });

  it('are revoked at once, with the key before a rotation, and stay listed for 90 days (AK8)', async () => {
    const first = await create();
    const { body: second } = await shop.owner.client.post<NewApiKeyView>(`${MINE}/${first.id}/rotate`);
    for (let time = 0; time < 2; time++)
      expect((await shop.owner.client.delete(`${MINE}/${first.id}`)).status).toBe(204);
    expect([await statusOf(client(first)), await statusOf(client(second))]).toEqual([401, 401]);
    expect((await shop.owner.client.post(`${MINE}/${first.id}/rotate`)).body.code).toBe('key.over');
    expect((await shop.owner.client.patch(`${MINE}/${first.id}`, { name: 'Again' })).body.code).toBe(
      'key.over',
    );
    const listed = async () =>
      (await shop.owner.client.get<{ state: string }[]>(MINE)).body.map(({ state }) => state);
    expect(await listed()).toEqual(['withdrawn']);
    await running.database.query(
      "UPDATE api_keys SET withdrawn_at = now() - interval '91 days' WHERE id = $1",
      [first.id],
    );
    expect(await listed()).toEqual([]);
  });

  it('end on their day (AK8)', async () => {
    const made = await create({ ...TILL, validDays: 1 });
    expect(await statusOf(client(made))).toBe(200);
    await running.database.query('UPDATE api_keys SET expires_at = now() WHERE id = $1', [made.id]);
    const { status, body, headers } = await client(made).get('/api/vendors/me/locations');
    expect([status, body.code, headers.get('www-authenticate')]).toEqual([401, 'key.invalid', 'Bearer']);
  });

  it('are in the audit log with who created, changed, rotated and revoked them (AK7)', async () => {
    const { id } = await create();
    await shop.owner.client.patch(`${MINE}/${id}`, { scopes: [] });
    await shop.owner.client.post(`${MINE}/${id}/rotate`);
    await shop.owner.client.delete(`${MINE}/${id}`);
    const { rows } = await running.database.query(
      `SELECT action, actor_id AS actor, api_key_id AS key FROM audit_log WHERE subject_type = 'api-key' AND subject_id = $1 ORDER BY id`,
      [String(id)],
    );
    const actions = ['created', 'changed', 'rotated', 'withdrawn'];
    expect(rows).toEqual(
      actions.map((action) => ({ action: `api-key.${action}`, actor: shop.owner.id, key: null })),
    );
  });

  describe('of the marketplace', () => {
    it('are created, rotated and revoked by its owners, and only read (AK2, AK3)', async () => {
      const form = { name: 'Accounting', scopes: ['payouts:read', 'orders:read'] };
      const { status, body } = await admin.client.post<NewApiKeyView>(THEIRS, form);
      expect([status, body]).toEqual([201, expect.objectContaining({ ...form, branchId: null })]);
      expect((await client(body).get('/api/admin/payouts')).status).toBe(200);
      expect((await client(body).get('/api/admin/users')).body.code).toBe('key.scope-missing');
      const { body: rotated } = await admin.client.post<NewApiKeyView>(`${THEIRS}/${body.id}/rotate`);
      expect((await client(rotated).get('/api/admin/payouts')).status).toBe(200);
      expect((await admin.client.patch(`${THEIRS}/${body.id}`, { scopes: ['deals:read'] })).status).toBe(200);
      expect((await client(rotated).get('/api/admin/payouts')).body.code).toBe('key.scope-missing');
      expect((await admin.client.get<unknown[]>(THEIRS)).body).toHaveLength(1);
      expect((await admin.client.delete(`${THEIRS}/${body.id}`)).status).toBe(204);
      expect((await client(rotated).get('/api/admin/deals')).status).toBe(401);
    });

    it('never have a scope that changes something (AK3)', async () => {
      for (const scope of ['deals:write', 'passes:check', 'passes:redeem', 'reviews:reply'])
        expect((await admin.client.post(THEIRS, { name: 'Robot', scopes: [scope] })).status).toBe(400);
    });

    it('end with the role of the admin who created them (AK2)', async () => {
      const other = await world.admin();
      const form = { name: 'Accounting', scopes: ['payouts:read'] };
      const { body } = await other.client.post<NewApiKeyView>(THEIRS, form);
      expect((await client(body).get('/api/admin/payouts')).status).toBe(200);
      await running.database.query("UPDATE admin_roles SET role = 'finance' WHERE user_id = $1", [other.id]);
      expect((await client(body).get('/api/admin/payouts')).body.code).toBe('key.invalid');
    });
  });
});
