import { DealExpiryReminder } from '../../src/modules/deals/notifications/deal-expiry-reminder.job.js';
import { mailsTo } from '../support/mails.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Notification {
  kind: string;
  title: string;
  titleNe: string;
  text: string;
  path: string;
}

/** Rules Z1 to Z4. */
describe('what a business is told', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  const told = async (person: Person): Promise<Notification[]> => {
    await running.deliverEvents();
    await running.deliverEvents();
    return (await person.client.get<Notification[]>('/api/notifications')).body;
  };
  const mails = async (person: Person): Promise<number> => (await mailsTo(person.email)).length;
  const redeem = async (shop: Business, dealId: number): Promise<Person> => {
    const person = await world.person();
    const { body } = await person.client.post<{ code: string }>('/api/redemptions', { dealId });
    await shop.owner.client.post('/api/counter/accept', { code: body.code });
    return person;
  };

  it('includes the first use of a deal, once, however many come at once', async () => {
    const shop = await world.business();
    const dealId = await world.deal(shop, { title_ne: 'दुई प्लेट मोमो' });
    await Promise.all(Array.from({ length: 8 }, () => redeem(shop, dealId)));
    expect(await told(shop.owner)).toMatchObject([
      {
        kind: 'deal-first-used',
        title: 'First guest: Two plates of momo was used',
        titleNe: 'पहिलो ग्राहक: दुई प्लेट मोमो प्रयोग भयो',
        path: `/dashboard/redemptions?deal=${dealId}`,
      },
    ]);
    await redeem(shop, dealId);
    expect(await told(shop.owner)).toHaveLength(1);
    expect(await mails(shop.owner)).toBe(1);
    // The deal was used before this notification existed, so the next use is not the first.
    await running.database.query('DELETE FROM notifications WHERE user_id = $1', [shop.owner.id]);
    await redeem(shop, dealId);
    expect(await told(shop.owner)).toEqual([]);
  });

  it('includes a new review, with its stars and without its author', async () => {
    const shop = await world.business();
    const dealId = await world.deal(shop);
    const guest = await redeem(shop, dealId);
    await guest.client.post('/api/reviews', { dealId, rating: 4, comment: 'Hot and honest.' });
    // The order of the two notifications, of the use and of its review, is undefined.
    const review = (await told(shop.owner)).find(({ kind }) => kind === 'review-received');
    expect(review).toMatchObject({
      title: 'A new review of Two plates of momo: 4 of 5 stars',
      path: `/dashboard/reviews?deal=${dealId}`,
    });
    expect(review?.text).not.toContain('Sujata');
  });

  it('includes a deal that ends within three days, once per end', async () => {
    const shop = await world.business();
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const old = { start_date: inHours(-240), first_approved_at: inHours(-240) };
    const soon = await world.deal(shop, { ...old, end_date: inHours(71) });
    await world.deal(shop, { ...old, end_date: inHours(73) });
    await world.deal(shop, { start_date: inHours(-1), end_date: inHours(48) });
    await world.deal(shop, { ...old, end_date: inHours(71), is_active: false });
    const endings = running.app.get(DealExpiryReminder);
    await Promise.all([endings.announce(), endings.announce()]);
    await endings.announce();
    expect(await told(shop.owner)).toMatchObject([
      { kind: 'own-deal-ending', path: `/dashboard/deals/${soon}/edit` },
    ]);
    expect(await mails(shop.owner)).toBe(1);
    await running.database.query('UPDATE deals SET end_date = $2 WHERE id = $1', [soon, inHours(60)]);
    await endings.announce();
    expect(await told(shop.owner)).toHaveLength(2);
  });

  it('includes that a deal took the last place of the plan', async () => {
    const shop = await world.business({ plan: 'free' });
    for (let n = 0; n < 2; n++) await world.deal(shop);
    expect(await told(shop.owner)).toEqual([]);
    const paused = await world.deal(shop, { is_active: false });
    expect((await shop.owner.client.post(`/api/deals/${paused}/resume`)).status).toBe(200);
    expect(await told(shop.owner)).toMatchObject([
      {
        kind: 'plan-limit-reached',
        title: 'Your plan is full: 3 deals at once',
        text: expect.stringContaining('Free'),
        path: '/dashboard/business/subscription',
      },
    ]);
    const more = await world.deal(shop, { is_active: false });
    expect((await shop.owner.client.post(`/api/deals/${more}/resume`)).status).toBe(409);
    expect(await told(shop.owner)).toHaveLength(1);
  });

  it('includes suspension with its reason, and its end', async () => {
    const [shop, admin] = [await world.business({ name: 'Yak Cafe' }), await world.admin()];
    await admin.client.patch(`/api/admin/vendors/${shop.id}/suspend`, { reason: 'Guests were turned away' });
    expect(await told(shop.owner)).toMatchObject([
      {
        kind: 'vendor-suspended',
        title: 'Yak Cafe is suspended',
        text: expect.stringContaining('Guests were turned away'),
        path: '/dashboard/business',
      },
    ]);
    await admin.client.patch(`/api/admin/vendors/${shop.id}/reinstate`, { reason: 'It was settled' });
    expect((await told(shop.owner))[0]).toMatchObject({ kind: 'vendor-reinstated' });
    expect(await mails(shop.owner)).toBe(2);
  });

  it('includes what was decided about a deal and about the business', async () => {
    const [shop, admin] = [await world.business({ status: 'pending' }), await world.admin()];
    await admin.client.patch(`/api/admin/vendors/${shop.id}/verify`);
    const dealId = await world.deal(shop, { moderation_status: 'pending' });
    await admin.client.patch(`/api/admin/deals/${dealId}/approve`);
    const rejected = await world.business({ status: 'pending' });
    await admin.client.patch(`/api/admin/vendors/${rejected.id}/reject`, { reason: 'No such number' });
    expect((await told(shop.owner)).map(({ kind }) => kind)).toEqual(['deal-approved', 'vendor-verified']);
    expect(await told(rejected.owner)).toMatchObject([
      { kind: 'vendor-rejected', text: expect.stringContaining('No such number') },
    ]);
  });

  it('is kept from the mailbox where the owner requests it', async () => {
    const shop = await world.business();
    await shop.owner.client.patch('/api/users/me', { mail: { business: false } });
    const dealId = await world.deal(shop);
    const guest = await redeem(shop, dealId);
    await guest.client.post('/api/reviews', { dealId, rating: 5 });
    expect((await told(shop.owner)).map(({ kind }) => kind).toSorted()).toEqual([
      'deal-first-used',
      'review-received',
    ]);
    expect(await mails(shop.owner)).toBe(0);
  });
});
