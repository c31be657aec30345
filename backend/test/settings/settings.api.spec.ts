import { type RunningApp, startApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

interface Setting {
  key: string;
  section: string;
  type: string;
  value: unknown;
  default: unknown;
  version: number;
  changedAt: string | null;
  changedBy: { id: number; name: string } | null;
}
interface Rejected {
  code: string;
  keys?: string[];
  errors?: { field: string }[];
}

describe('settings', () => {
  let running: RunningApp;
  let second: RunningApp;
  let world: World;
  let admin: Person;

  beforeAll(async () => {
    [running, second] = [await startApp(), await startApp()];
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
  });

  afterAll(async () => {
    await second.stop();
    await running.stop();
  });

  const all = async (): Promise<Map<string, Setting>> =>
    new Map((await admin.client.get<Setting[]>('/api/admin/settings')).body.map((one) => [one.key, one]));
  const one = async (key: string): Promise<Setting> => (await all()).get(key) as Setting;
  const send = (changes: object[], who = admin) =>
    who.client.patch<Setting[] & Rejected>('/api/admin/settings', { changes });
  /** Changes a setting on its current version. */
  const set = async (key: string, value: unknown) =>
    send([{ key, value, version: (await one(key)).version }]);
  const noted = async () =>
    (
      await running.database.query<{ before: object; after: object }>(
        "SELECT before, after FROM audit_log WHERE action = 'settings.changed' ORDER BY id",
      )
    ).rows;

  it('are what they are by default until somebody changes them, and say who did', async () => {
    expect(await one('site.phone')).toMatchObject({
      section: 'contact',
      type: 'text',
      value: '01-5970123',
      default: '01-5970123',
      version: 0,
      changedAt: null,
      changedBy: null,
    });
    const { status, body } = await set('site.phone', ' 01-4111111 ');
    expect(status).toBe(200);
    expect(body.find(({ key }) => key === 'site.phone')).toMatchObject({
      value: '01-4111111',
      default: '01-5970123',
      version: 1,
      changedAt: expect.any(String) as string,
      changedBy: { id: admin.id, name: 'Sujata Rai' },
    });
    expect((await noted()).at(-1)).toEqual({
      before: { 'site.phone': '01-5970123' },
      after: { 'site.phone': '01-4111111' },
    });
  });

  it('hold within a second on every instance (SE2)', async () => {
    const phoneAt = async ({ url }: RunningApp) =>
      ((await (await fetch(`${url}/api/site`)).json()) as { phone: string }).phone;
    expect(await phoneAt(second)).toBe(await phoneAt(running));
    await set('site.phone', '01-4222222');
    const deadline = Date.now() + 1_000;
    while ((await phoneAt(second)) !== '01-4222222') expect(Date.now()).toBeLessThan(deadline);
    expect(await phoneAt(running)).toBe('01-4222222');
  });

  it('are changed together or not at all', async () => {
    const before = (await noted()).length;
    const { status, body } = await send([
      { key: 'site.address', value: 'Patan Dhoka, Lalitpur', version: 0 },
      { key: 'site.answerHours', value: 0, version: 0 },
    ]);
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['site.answerHours']]);
    expect((await one('site.address')).version).toBe(0);
    expect((await noted()).length).toBe(before);
  });

  it.each<[string, unknown]>([
    ['site.nobody', 'x'],
    ['__proto__', 'x'],
    ['site.phone', 7],
    ['site.phone', ''],
    ['site.supportEmail', 'nobody'],
    ['points.largestShare', '10'],
    ['points.largestShare', 101],
    ['passes.usualHours', 25],
    ['moderation.bannedWords', ['so-so']],
  ])('reject %s = %j by its key', async (key, value) => {
    const { status, body } = await send([{ key, value, version: 0 }]);
    expect([status, body.code, body.errors?.map(({ field }) => field)]).toEqual([
      400,
      'request.invalid',
      [key],
    ]);
  });

  it.each<[string, object]>([
    ['no change', { changes: [] }],
    ['nothing', {}],
    ['no version', { changes: [{ key: 'site.phone', value: '01-4000000' }] }],
    ['no value', { changes: [{ key: 'site.phone', version: 0 }] }],
    ['a key twice', { changes: Array(2).fill({ key: 'site.name', value: 'Dobbar', version: 0 }) }],
    ['an unknown field', { changes: [{ key: 'site.name', value: 'Dobbar', version: 0, by: 1 }] }],
  ])('reject a body with %s', async (_what, body) => {
    expect((await admin.client.patch('/api/admin/settings', body)).status).toBe(400);
  });

  it('do not contradict each other, also when two admins write at once', async () => {
    expect((await set('site.verificationDaysFrom', 3)).body.errors).toMatchObject([
      { field: 'site.verificationDaysTo' },
    ]);
    const answers = await Promise.all([
      send([{ key: 'site.verificationDaysFrom', value: 2, version: 0 }]),
      send([{ key: 'site.verificationDaysTo', value: 1, version: 0 }]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('tell the second of two admins who change one at once, and leave one entry (SE3)', async () => {
    const other = await world.admin();
    const before = (await noted()).length;
    const { version } = await one('site.supportHours');
    const change = (value: string) => [{ key: 'site.supportHours', value, version }];
    const answers = await Promise.all([send(change('Every day')), send(change('Sundays only'), other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'version.conflict',
      keys: ['site.supportHours'],
    });
    expect((await noted()).length).toBe(before + 1);
  });

  it('leave no entry when nothing changes', async () => {
    const before = (await noted()).length;
    const { value } = await one('site.name');
    expect((await set('site.name', value)).status).toBe(200);
    expect((await noted()).length).toBe(before);
  });

  it('are for admins alone', async () => {
    const customer = await world.person();
    expect((await customer.client.get('/api/admin/settings')).status).toBe(403);
    expect((await send([{ key: 'site.phone', value: '01-4000000', version: 0 }], customer)).status).toBe(403);
    expect((await running.client().get('/api/admin/settings')).status).toBe(401);
  });

  describe('decide', () => {
    it('when an answer is due', async () => {
      await set('site.answerHours', 48);
      const { body } = await running.client().post<{ id: number }>('/api/contact', {
        name: 'Sujata',
        email: 'sujata@example.com',
        subject: 'Hello',
        message: 'Is it open?',
      });
      const { body: message } = await admin.client.get<{ dueAt: string; createdAt: string }>(
        `/api/admin/messages/${body.id}`,
      );
      expect(Date.parse(message.dueAt) - Date.parse(message.createdAt)).toBe(48 * 3_600_000);
    });

    it('how long the code of a deal is good (P3)', async () => {
      const { owner } = await world.business();
      const validityOf = async (categoryId: number) => {
        const { body } = await owner.client.post<{ passValidityHours: number }>('/api/deals', {
          categoryId,
          title: 'Two plates of momo',
          description: 'Buff or veg, with tomato achar.',
          discountType: 'percentage',
          discountValue: '50',
          originalPrice: 560,
          discountedPrice: 280,
          startDate: new Date().toISOString(),
          endDate: new Date(Date.now() + 9 * 86_400_000).toISOString(),
        });
        return body.passValidityHours;
      };
      expect([await validityOf(1), await validityOf(2)]).toEqual([24, 168]);
      await set('passes.usualHours', 72);
      await set('passes.bookedAheadHours', 720);
      expect([await validityOf(1), await validityOf(2)]).toEqual([72, 720]);
      const { body: site } = await running.client().get<object>('/api/site');
      expect(site).toMatchObject({ usualPassHours: 72, bookedAheadPassHours: 720 });
    });

    it('how long an acceptance can be taken back (P6)', async () => {
      const shop = await world.business();
      const dealId = await world.deal(shop);
      const customer = await world.person();
      const { body: pass } = await customer.client.post<{ id: string; code: string }>('/api/redemptions', {
        dealId,
      });
      await shop.owner.client.post('/api/counter/accept', { code: pass.code, branchId: shop.branchId });
      await running.database.query(
        "UPDATE passes SET redeemed_at = now() - interval '5 minutes' WHERE public_id = $1",
        [pass.id],
      );
      await set('passes.voidMinutes', 3);
      const late = await shop.owner.client.post<Rejected & { minutes: number }>(
        `/api/redemptions/${pass.id}/void`,
        {
          reason: 'Mistyped',
        },
      );
      expect([late.status, late.body.code, late.body.minutes]).toEqual([409, 'pass.void-too-late', 3]);
      await set('passes.voidMinutes', 15);
      expect(
        (await shop.owner.client.post(`/api/redemptions/${pass.id}/void`, { reason: 'Mistyped' })).status,
      ).toBe(200);
    });

    it('which words a deal had better not use (X2)', async () => {
      const id = await world.deal(await world.business(), {
        moderation_status: 'pending',
        title: 'Kukri for two',
      });
      const words = async () => {
        const { body } = await admin.client.get<{ checks: { code: string; words: string[] }[] }[]>(
          `/api/admin/deals/checks?ids=${id}`,
        );
        return body[0]?.checks.find(({ code }) => code === 'words')?.words;
      };
      expect(await words()).toEqual([]);
      await set('moderation.bannedWords', ['Kukri', 'casino']);
      expect(await words()).toEqual(['kukri']);
    });
  });
});
