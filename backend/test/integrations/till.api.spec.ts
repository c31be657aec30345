import { execFile } from 'node:child_process';
import path from 'node:path';
import { addKey, type KeyClient } from '../support/api/key-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, World } from '../support/world.js';

const TILL = path.join(import.meta.dirname, '../../../examples/till/till.mjs');

interface Ended {
  code: number;
  out: string;
  err: string;
}

interface Pass {
  id: string;
  state: string;
  amount: number | null;
}

describe('the example till', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let key: KeyClient;
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
  });

  afterAll(() => running.stop());

  const till = (args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> =>
    new Promise((resolve) => {
      const settings = { ...process.env, DOBBAR_URL: running.url, DOBBAR_KEY: key.key, ...env };
      execFile(process.execPath, [TILL, ...args], { env: settings }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err }),
      );
    });
  const answerOf = async <T>(args: string[]): Promise<T> => {
    const { code, out, err } = await till(args);
    expect([code, err]).toEqual([0, '']);
    return JSON.parse(out) as T;
  };
  const codeOfGuest = async (): Promise<{ id: string; code: string }> =>
    (await (await world.person()).client.post<{ id: string; code: string }>('/api/redemptions', { dealId }))
      .body;
  const atBranch = () => ['--branch', String(shop.branchId)];

  const accept = (code: string, receipt: string): string[] => [
    ...['accept', code, ...atBranch(), '--bill', '480'],
    ...['--paid-with', 'cash', '--receipt', receipt],
  ];

  it('looks a code up, and accepts it with its bill once per receipt', async () => {
    const { id, code } = await codeOfGuest();
    expect(await answerOf<Pass>(['check', code, ...atBranch()])).toMatchObject({ id, state: 'issued' });
    for (let time = 0; time < 2; time++)
      expect(await answerOf<Pass>(accept(code, 'R-1'))).toMatchObject({ id, state: 'redeemed', amount: 480 });
    expect(await till(accept(code, 'R-2'))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^pass\.already-used: /),
    });
  });

  it('reads its branches and the totals of the day', async () => {
    const { code } = await codeOfGuest();
    const { status } = await key.post('/api/counter/accept', { code, branchId: shop.branchId, bill: 1_234 });
    expect(status).toBe(200);
    const [branch] = await answerOf<{ id: number }[]>(['branches']);
    expect(branch?.id).toBe(shop.branchId);
    const { totals } = await answerOf<{ totals: { revenue: number } }>(['day', ...atBranch()]);
    expect(totals.revenue).toBeGreaterThanOrEqual(1_234);
  });

  it('takes an acceptance back, which the audit log names with the key', async () => {
    const { id, code } = await codeOfGuest();
    await answerOf(['accept', code, ...atBranch(), '--receipt', 'R-3']);
    expect(await answerOf<Pass>(['void', id, '--reason', 'Wrong guest'])).toMatchObject({
      id,
      state: 'voided',
    });
    const { rows } = await running.database.query(
      "SELECT actor_id AS actor, api_key_id AS key FROM audit_log WHERE action = 'pass.voided' AND subject_id = $1",
      [id],
    );
    expect(rows).toEqual([{ actor: null, key: key.id }]);
  });

  it('says what the API rejects, and how it is called', async () => {
    const { code } = await codeOfGuest();
    const unknown = { DOBBAR_KEY: `dob_live_${'0'.repeat(48)}` };
    expect(await till(['check', code], unknown)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^key\.invalid: /),
    });
    const other = await addKey(running.database, running.url, {
      vendorId: (await world.business()).id,
      createdBy: shop.owner.id,
      scopes: ['passes:check'],
    });
    expect((await till(['check', code], { DOBBAR_KEY: other.key })).err).toMatch(
      /^pass\.(not-found|other-vendor): /,
    );
    expect((await till(['accept', code, '--receipt', 'R-4'], { DOBBAR_KEY: other.key })).err).toMatch(
      /^key\.scope-missing: /,
    );
    expect((await till(['accept', code])).code).toBe(2);
  });
});
