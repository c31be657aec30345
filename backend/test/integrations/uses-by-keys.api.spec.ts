import { addKey, type KeyClient } from '../support/api/key-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, World } from '../support/world.js';

interface Use {
  code?: string;
  id: string;
  state: string;
  usedBy: string | null;
  reference: string | null;
  amount: number | null;
}

const ACCEPT = '/api/counter/accept';
const SCOPES = ['passes:check', 'passes:redeem', 'redemptions:read'];
const WRONG_CODES = ['0000001Y', '1111111N', '2222222A', '3333333Z', '4444444M'];

describe('a use that an API key accepted', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let dealId: number;
  let key: KeyClient;

  beforeAll(async () => {
    running = await startApp({ RATE_LIMIT_FACTOR: '1' });
    world = new World(running.database, running.url);
    await world.catalog();
  });

  beforeEach(async () => {
    shop = await world.business();
    dealId = await world.deal(shop);
    key = await keyOf(shop);
  });

  afterAll(() => running.stop());

  const keyOf = ({ id, owner }: Business): Promise<KeyClient> =>
    addKey(running.database, running.url, { vendorId: id, createdBy: owner.id, scopes: SCOPES });
  const issue = async (): Promise<{ id: string; code: string }> =>
    (await (await world.person()).client.post<{ id: string; code: string }>('/api/redemptions', { dealId }))
      .body;
  const accept = async (code: string, reference: string, caller = key) =>
    caller.post<Use>(ACCEPT, { code, reference, branchId: shop.branchId, amount: 400 });
  const takeBack = ({ id }: { id: string }) =>
    key.post(`/api/redemptions/${id}/void`, { reason: 'Wrong guest' });

  it('names the key wherever it names a person (AK11)', async () => {
    const { id, code } = await issue();
    expect((await accept(code, 'R-1')).body).toMatchObject({ usedBy: 'Till', reference: 'R-1' });
    expect((await accept((await issue()).code, 'R-2', shop.owner.client as KeyClient)).body.usedBy).not.toBe(
      'Till',
    );
    const { client } = shop.owner;
    const today = await client.get<Use[]>('/api/counter/today');
    expect(today.body.find((one) => one.id === id)).toMatchObject({ usedBy: 'Till', reference: 'R-1' });
    const again = await client.post(ACCEPT, { code });
    expect(again.body).toMatchObject({ code: 'pass.already-used', usedBy: 'Till' });
    const history = '/api/vendors/me/redemptions';
    const ids = async (query: string) =>
      (await client.get<Use[]>(`${history}?${query}`)).body.map((one) => one.id);
    expect(await ids(`key=${key.id}`)).toEqual([id]);
    expect(await ids(`staff=${shop.owner.id}`)).not.toContain(id);
    const { body: choices } = await client.get<{ keys: object[]; staff: { id: number }[] }>(
      `${history}/choices`,
    );
    expect(choices).toMatchObject({
      keys: [{ id: key.id, name: 'Till' }],
      staff: [{ id: shop.owner.id }],
    });
    const table = (await client.get(`${history}.csv`)).text;
    const lines = table.trim().split('\r\n');
    expect(lines[0]).toMatch(/,Pass,Reference$/);
    expect(lines.find((line) => line.includes(id))).toMatch(/,Till,400,.*,R-1$/);
  });

  it('is shown in the history as the version of the request names it (AK9)', async () => {
    await accept((await issue()).code, 'R-1');
    const history = '/api/vendors/me/redemptions';
    const inVersion = async (version: string): Promise<object> => {
      const answer = await key.get<object[]>(history, { 'dobbar-version': version });
      expect([answer.status, answer.headers.get('dobbar-version')]).toEqual([200, version]);
      return answer.body[0] as object;
    };
    const present = await inVersion('2026-11-26');
    const earlier = await inVersion('2026-11-22');
    expect(present).toMatchObject({ usedBy: 'Till', reference: 'R-1' });
    const { usedBy, ...rest } = present as { usedBy: string };
    expect(earlier).toEqual({ ...rest, acceptedBy: usedBy });
    // The key of the test is of 2026-11-22; the screens have no version.
    expect((await key.get<object[]>(history)).body).toEqual([earlier]);
    expect((await shop.owner.client.get<object[]>(history)).body).toEqual([present]);
  });

  it('is a line of its own in the day of the branch (AK11)', async () => {
    await accept((await issue()).code, 'R-1');
    await accept((await issue()).code, 'R-2', shop.owner.client as KeyClient);
    const taken = await issue();
    await accept(taken.code, 'R-3');
    expect((await takeBack(taken)).status).toBe(200);
    interface Row {
      keyId: number | null;
      staffName: string;
      redemptions: number;
      voids: number;
    }
    for (const query of ['', `?branch=${shop.branchId}`]) {
      const { body } = await shop.owner.client.get<{ rows: Row[] }>(`/api/counter/close${query}`);
      const rows = body.rows.map(({ keyId, redemptions, voids }) => [keyId, redemptions, voids]);
      expect(rows).toHaveLength(2);
      expect(rows).toEqual(
        expect.arrayContaining([
          [key.id, 1, 1],
          [null, 1, 0],
        ]),
      );
      expect(body.rows.find(({ keyId }) => keyId === key.id)?.staffName).toBe('Till');
    }
    expect((await shop.owner.client.get('/api/counter/close.csv')).text).toContain(',Till,1,');
  });

  it('is not an act of the owner (AK11)', async () => {
    const manager = await world.staff(shop, 'manager');
    const pass = await issue();
    await accept(pass.code, 'R-1');
    await takeBack(pass);
    const { rows } = await running.database.query(
      `SELECT DISTINCT a.actor_id FROM audit_log a WHERE a.subject_id = $1 OR a.api_key_id = $2`,
      [pass.id, key.id],
    );
    expect(rows).toEqual([{ actor_id: null }]);
    const { body: staff } =
      await shop.owner.client.get<{ id: number; userId: number }[]>('/api/vendors/me/staff');
    for (const { id } of staff) {
      const { body } = await shop.owner.client.get<object[]>(`/api/vendors/me/staff/${id}/activity`);
      expect(body).toEqual([]);
    }
    expect(staff.map(({ userId }) => userId)).toContain(manager.id);
  });

  it('is named by its key in the file of the audit log (AK7)', async () => {
    await accept((await issue()).code, 'R-1');
    const { client } = await world.admin();
    const { text } = await client.get(`/api/admin/audit.csv?subjectType=api-key&subjectId=${key.id}`);
    const [headings, line] = text.trim().split('\r\n');
    expect(headings).toContain(',Account,API key,Action,');
    expect(line).toContain(',,,Till,api-key.used,api-key,');
  });

  describe('with an external reference', () => {
    it('is the same for the same code and reference, without an idempotency key (AK12)', async () => {
      const { code } = await issue();
      const answers = await Promise.all(Array.from({ length: 6 }, () => accept(code, 'R-1')));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect((await accept(code, 'R-2')).body.code).toBe('pass.already-used');
    });

    it('is the only one of its business, also for requests at the same time (AK12)', async () => {
      const passes = await Promise.all(Array.from({ length: 5 }, issue));
      const answers = await Promise.all(passes.map(({ code }) => accept(code, 'R-1')));
      const used = answers.find(({ status }) => status === 200)?.body;
      const others = answers.filter(({ status }) => status === 409);
      expect(others).toHaveLength(4);
      for (const { body } of others)
        expect(body).toMatchObject({
          code: 'pass.reference-used',
          passId: used?.id,
          usedAt: expect.any(String),
          usedAtBranch: expect.any(String),
        });
      const { rows } = await running.database.query(
        'SELECT state FROM passes WHERE reference = $1 AND vendor_id = $2',
        ['R-1', shop.id],
      );
      expect(rows).toEqual([{ state: 'redeemed' }]);
    });

    it('frees its reference when it is taken back, and leaves other businesses alone (AK12)', async () => {
      const first = await issue();
      await accept(first.code, 'R-1');
      await takeBack(first);
      expect((await accept((await issue()).code, 'R-1')).status).toBe(200);
      expect((await accept(first.code, 'R-1')).body.code).toBe('pass.voided');
      const other = await world.business();
      dealId = await world.deal(other);
      const { code } = await issue();
      const answer = await (await keyOf(other)).post<Use>(ACCEPT, { code, reference: 'R-1' });
      expect([answer.status, answer.body.reference]).toEqual([200, 'R-1']);
    });

    it.each(['', 'x'.repeat(61), 'two\nlines', 7, null, {}])(
      'is rejected as %j (AK12)',
      async (reference) => {
        const { status, body } = await key.post(ACCEPT, { code: (await issue()).code, reference });
        expect([status, body.code, body.errors?.[0]?.field]).toEqual([400, 'request.invalid', 'reference']);
      },
    );
  });

  it.each([
    ['shiftId', { shiftId: '0199a0b0-0000-7000-8000-000000000000' }],
    ['override', { override: { managerId: 1, pin: '2468', reason: 'regular' } }],
  ])('cannot have a %s, which proves a person (AK11)', async (field, more) => {
    const { code } = await issue();
    const { status, body } = await key.post(ACCEPT, { code, branchId: shop.branchId, ...more });
    expect([status, body.code, body['fields']]).toEqual([403, 'key.not-a-person', [field]]);
    expect((await key.post<Use>('/api/counter/lookup', { code })).body.state).toBe('issued');
  });

  it('leaves the tries of the owner and of other keys alone when it was mistyped (J4)', async () => {
    const { code } = await issue();
    const lookUp = async (caller: Pick<KeyClient, 'post'>, typed: string): Promise<number> =>
      (await caller.post('/api/counter/lookup', { code: typed })).status;
    for (const wrong of WRONG_CODES) expect(await lookUp(key, wrong)).toBe(404);
    expect(await lookUp(key, code)).toBe(429);
    expect(await lookUp(shop.owner.client, code)).toBe(200);
    expect(await lookUp(await keyOf(shop), code)).toBe(200);
  });
});
