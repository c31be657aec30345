import { execFile } from 'node:child_process';
import path from 'node:path';
import { createDobbar, type Dobbar, DobbarError } from '@dobbar/sdk';
import { addKey, type KeyClient } from '../support/api/key-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, World } from '../support/world.js';

const HISTORY = path.join(import.meta.dirname, '../../../examples/history/history.mjs');

describe('the SDK', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let key: KeyClient;
  let dobbar: Dobbar;
  let dealId: number;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
    key = await addKey(running.database, running.url, {
      vendorId: shop.id,
      createdBy: shop.owner.id,
      scopes: ['passes:check', 'passes:redeem', 'redemptions:read'],
    });
    dealId = await world.deal(shop);
    dobbar = createDobbar({ url: running.url, key: key.key });
  });

  afterAll(() => running.stop());

  const acceptOne = async (idempotencyKey: string): Promise<string> => {
    const { client } = await world.person();
    const { body } = await client.post<{ id: string; code: string }>('/api/redemptions', { dealId });
    const pass = await dobbar.post('/api/counter/accept', {
      body: { code: body.code, branchId: shop.branchId, bill: 480 },
      params: { header: { 'Idempotency-Key': idempotencyKey } },
    });
    expect(pass).toMatchObject({ id: body.id, state: 'redeemed', amount: 480 });
    return body.code;
  };

  it('accepts a code, and throws the code of an error', async () => {
    const code = await acceptOne('sdk-1');
    const again = { body: { code, branchId: shop.branchId } };
    const failure: unknown = await dobbar.post('/api/counter/accept', again).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DobbarError);
    expect(failure).toMatchObject({ status: 409, code: 'pass.already-used' });
    expect((failure as DobbarError).problem.usedAt).toEqual(expect.any(String));
  });

  it('names the version of its types, whatever the version of the key', async () => {
    await acceptOne('sdk-2');
    const [use] = await dobbar.get('/api/vendors/me/redemptions', { params: { query: { limit: 1 } } });
    expect(use).toHaveProperty('usedBy');
    expect(use).not.toHaveProperty('acceptedBy');
  });

  it('reads public lists without a key, and all pages of them', async () => {
    for (let count = 0; count < 2; count++) await world.deal(shop);
    const visitor = createDobbar({ url: running.url });
    const found: number[] = [];
    for await (const { id } of visitor.list('/api/deals', { params: { query: { limit: 1 } } }))
      found.push(id);
    expect(found).toHaveLength(3);
    expect(new Set(found).size).toBe(3);
    await expect(visitor.get('/api/counter/today')).rejects.toMatchObject({ status: 401 });
  });

  it('reads the history page by page in the example', async () => {
    for (const name of ['sdk-3', 'sdk-4']) await acceptOne(name);
    const env = { ...process.env, DOBBAR_URL: running.url, DOBBAR_KEY: key.key };
    const history = (args: string[], given: NodeJS.ProcessEnv = env): Promise<[number, string, string]> =>
      new Promise((resolve) => {
        execFile(process.execPath, [HISTORY, ...args], { env: given }, (error, out, err) =>
          resolve([error ? Number(error.code) : 0, out, err]),
        );
      });
    const [status, out, err] = await history(['--page', '1']);
    expect([status, err]).toEqual([0, '']);
    const lines = out.trim().split('\n');
    const uses = lines.map((line) => JSON.parse(line) as { id: string });
    const { rows } = await running.database.query("SELECT 1 FROM passes WHERE state = 'redeemed'");
    expect(uses).toHaveLength(rows.length);
    expect(new Set(uses.map(({ id }) => id)).size).toBe(rows.length);
    expect((await history([], { ...env, DOBBAR_KEY: `dob_live_${'0'.repeat(48)}` }))[2]).toMatch(
      /^key\.invalid: /,
    );
    expect((await history([], { ...env, DOBBAR_KEY: '' }))[0]).toBe(2);
  });
});
