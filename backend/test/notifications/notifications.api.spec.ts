import { FavoriteExpiryReminder } from '../../src/modules/favorites/favorite-expiry-reminder.job.js';
import { mailsTo } from '../support/mails.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Notification {
  id: number;
  kind: string;
  title: string;
  titleNe: string;
  text: string;
  path: string;
  readAt: string | null;
}

describe('notifications', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business({ name: 'Himchuli Momo House' });
  });

  afterAll(() => running.stop());

  const told = async (person: Person): Promise<Notification[]> => {
    await running.deliverEvents();
    return (await person.client.get<Notification[]>('/api/notifications')).body;
  };
  const subjects = async (person: Person): Promise<string[]> =>
    (await mailsTo(person.email)).map(
      (mail) => /^Subject: (.*(?:\n .*)*)$/m.exec(mail)?.[1]?.replace(/\n /g, ' ') ?? '',
    );
  const used = async (person: Person, columns: Record<string, unknown> = {}) => {
    const dealId = await world.deal(shop, columns);
    const { body } = await person.client.post<{ id: string; code: string }>('/api/redemptions', { dealId });
    await shop.owner.client.post('/api/counter/accept', { code: body.code, branchId: shop.branchId });
    return { dealId, passId: body.id };
  };

  it('tell a shopper what happened to a pass, in both languages and by mail', async () => {
    const person = await world.person();
    const { dealId, passId } = await used(person, { title_ne: 'दुई प्लेट मोमो' });
    await shop.owner.client.post(`/api/redemptions/${passId}/void`, { reason: 'Wrong table' });
    expect(await told(person)).toMatchObject([
      { kind: 'pass-voided', text: expect.stringContaining('Wrong table'), path: '/dashboard/passes' },
      {
        kind: 'pass-used-with-points',
        title: 'You used Two plates of momo and earned 10 points',
        titleNe: 'तपाईंले दुई प्लेट मोमो प्रयोग गर्नुभयो र १० पोइन्ट पाउनुभयो',
        path: `/deals/${dealId}?tab=reviews`,
        readAt: null,
      },
    ]);
    // Mails of one delivery are sent together, in any order.
    expect((await subjects(person)).toSorted()).toEqual([
      'The use of Two plates of momo was taken back',
      'You used Two plates of momo and earned 10 points',
      'Your pass for Two plates of momo',
    ]);
  });

  it('do not promise points where there are none', async () => {
    const person = await world.person();
    await used(person, { points_earned: 0 });
    expect(await told(person)).toMatchObject([{ kind: 'pass-used', title: 'You used Two plates of momo' }]);
  });

  it('tell a business what was decided, with the reason', async () => {
    const [business, admin] = [
      await world.business({ status: 'pending', name: 'Yak & Yeti Cafe' }),
      await world.admin(),
    ];
    await admin.client.patch(`/api/admin/vendors/${business.id}/verify`);
    const dealId = await world.deal(business, { moderation_status: 'pending' });
    await admin.client.patch(`/api/admin/deals/${dealId}/reject`, { reason: 'The price is unclear' });
    expect(await told(business.owner)).toMatchObject([
      {
        kind: 'deal-rejected',
        text: expect.stringContaining('The price is unclear'),
        path: `/dashboard/deals/${dealId}/edit`,
      },
      { kind: 'vendor-verified', title: 'Yak & Yeti Cafe is verified', path: '/dashboard/deals' },
    ]);
  });

  it('tell a guest that a review was answered', async () => {
    const person = await world.person();
    const { dealId } = await used(person);
    const { body } = await person.client.post<{ id: number }>('/api/reviews', { dealId, rating: 5 });
    await shop.owner.client.post(`/api/reviews/${body.id}/reply`, { reply: 'Come again!' });
    expect((await told(person))[0]).toMatchObject({
      kind: 'review-replied',
      title: 'Himchuli Momo House answered your review',
    });
  });

  it('speak the reader’s language by mail, and keep silent where they request it', async () => {
    const [nepali, silent] = [await world.person(), await world.person()];
    await nepali.client.patch('/api/users/me', { language: 'ne' });
    await silent.client.patch('/api/users/me', { mail: { passes: false } });
    await used(nepali, { title_ne: 'दुई प्लेट मोमो' });
    await used(silent);
    expect(await told(silent)).toHaveLength(1);
    expect(await mailsTo(silent.email)).toEqual([]);
    expect((await mailsTo(nepali.email)).at(-1)).toContain('नमस्ते Sujata');
  });

  it('are muted with one click from the mail, and only those of their kind', async () => {
    const person = await world.person();
    await used(person);
    await running.deliverEvents();
    const mail = (await mailsTo(person.email)).at(-1)?.replace(/\n /g, ' ') ?? '';
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const link =
      /List-Unsubscribe: <[^>]*(\/api\/notifications\/unsubscribe\?token=[\w.-]+)>/.exec(mail)?.[1] ?? '';
    const click = (address: string) =>
      fetch(running.url + address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await click(link)).status).toBe(204);
    expect((await click(link)).status).toBe(204);
    const { body } = await person.client.get('/api/users/me');
    expect(body).toMatchObject({ mail: { passes: false, reviews: true } });
    expect((await click(link.replace('.passes.', '.reviews.'))).status).toBe(410);
    expect((await click(`${link}x`)).status).toBe(410);
  });

  it('are read one by one or all at once, and only by whom they concern', async () => {
    const [person, other] = [await world.person(), await world.person()];
    for (let n = 0; n < 3; n++) await used(person);
    const [newest, ...rest] = await told(person);
    const read = (who: Person, body?: object) =>
      who.client.post<{ unread: number }>('/api/notifications/read', body);
    expect((await read(other, { ids: [newest?.id] })).body).toEqual({ unread: 0 });
    expect((await person.client.get('/api/notifications/unread')).body).toEqual({ unread: 3 });
    expect((await read(person, { ids: [newest?.id] })).body).toEqual({ unread: 2 });
    const list = await person.client.get<Notification[]>('/api/notifications?limit=2');
    expect(list.body.map(({ readAt }) => readAt !== null)).toEqual([true, false]);
    expect([list.headers.get('x-unread-count'), list.headers.get('x-total-count')]).toEqual(['2', '3']);
    const next = /<([^>]+)>; rel="next"/.exec(list.headers.get('link') ?? '')?.[1] ?? '';
    expect((await person.client.get<Notification[]>(next)).body.map(({ id }) => id)).toEqual([rest[1]?.id]);
    expect((await read(person)).body).toEqual({ unread: 0 });
    expect((await read(person, { ids: [] })).status).toBe(400);
    expect((await read(person, { ids: ['1'] })).status).toBe(400);
    expect((await other.client.get('/api/notifications')).body).toEqual([]);
  });

  it('come once for a favorite that ends within two days', async () => {
    const person = await world.person();
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const [soon, sooner, later] = [
      await world.deal(shop, { end_date: inHours(30) }),
      await world.deal(shop, { end_date: inHours(10) }),
      await world.deal(shop, { end_date: inHours(60) }),
    ];
    for (const dealId of [soon, sooner, later])
      await person.client.send('PUT', `/api/favorites/${dealId}`, {});
    for (let n = 0; n < 2; n++) await running.app.get(FavoriteExpiryReminder).announce();
    await Promise.all([
      running.app.get(FavoriteExpiryReminder).announce(),
      running.app.get(FavoriteExpiryReminder).announce(),
    ]);
    expect(await told(person)).toMatchObject([{ kind: 'deal-ending', path: `/deals/${soon}` }]);
    expect(await subjects(person)).toEqual(['Two plates of momo ends soon']);
  });

  it('welcome whoever verified their e-mail, once', async () => {
    const person = await world.person({ verified: false });
    await person.client.post('/api/auth/email/resend');
    await running.deliverEvents();
    const token = /verify-email\?token=([\w-]{32})/.exec((await mailsTo(person.email)).join())?.[1];
    await running.client().post('/api/auth/email/verify', { token });
    await running.deliverEvents();
    expect((await subjects(person)).at(-1)).toBe('Welcome to Dobbar');
  });
});
