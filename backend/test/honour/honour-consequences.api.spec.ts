import { ScoresJob } from '../../src/modules/honour/index.js';
import { mailsTo } from '../support/mails.js';
import { type Business, type Person, PHOTO } from '../support/world.js';
import { Honour } from './honour.fixture.js';

interface Item {
  lane: string;
  facts: object;
  allowed: string[];
  code: string;
}

describe('what follows for a business from cases', () => {
  let honour: Honour;
  let shop: Business;
  let owner: Person;
  let customer: Person;
  let dealId: number;

  beforeAll(async () => {
    honour = await Honour.start();
    owner = await honour.world.admin();
  });

  afterAll(() => honour.stop());

  beforeEach(async () => {
    shop = await honour.world.business();
    dealId = await honour.world.deal(shop, { image: PHOTO });
    customer = await honour.customer();
  });

  const nightly = () => honour.running.app.get(ScoresJob).run();
  const decidedAgainst = async (...daysAgo: number[]): Promise<void> => {
    for (const days of daysAgo) await honour.decided(shop, dealId, customer, 'customer', days);
    await nightly();
  };
  const noteUntil = async (): Promise<string | null | undefined> => {
    const { body } = await honour.running
      .client()
      .get<{ honourNoteUntil: string | null }>(`/api/brands/${await honour.slugOf(shop)}`);
    return body.honourNoteUntil;
  };
  const feature = (id: number, featured = true) =>
    owner.client.patch<{ code: string; until: string }>(`/api/admin/deals/${id}/feature`, { featured });
  const slots = async (): Promise<number> =>
    honour.count(
      'featured_slots s JOIN deals d ON d.id = s.deal_id',
      'd.vendor_id = $1 AND (s.ends_at IS NULL OR s.ends_at > now())',
      [shop.id],
    );
  const item = async (person = owner) =>
    (await person.client.get<Item>(`/api/admin/work/honour/${shop.id}`)).body;
  const daysUntil = (until: string | null | undefined): number =>
    Math.round((new Date(until ?? 0).getTime() - Date.now()) / 86_400_000);

  it('is a note and no featuring for 30 days after three cases in 30 days (HN11)', async () => {
    const other = await honour.world.deal(shop, { image: PHOTO });
    expect((await feature(dealId)).status).toBe(200);
    expect((await shop.owner.client.post(`/api/deals/${other}/feature-request`)).status).toBeLessThan(300);
    await decidedAgainst(20, 5);
    expect([await noteUntil(), await slots()]).toEqual([null, 1]);
    await decidedAgainst(1);
    expect([daysUntil(await noteUntil()), await slots()]).toEqual([29, 0]);
    expect(await honour.count('deals', 'id = $1 AND feature_requested_at IS NOT NULL', [other])).toBe(0);
    expect(await feature(dealId)).toMatchObject({
      status: 409,
      body: { code: 'deal.featuring-paused', until: await noteUntil() },
    });
    const asked = await shop.owner.client.post<{ code: string }>(`/api/deals/${other}/feature-request`);
    expect([asked.status, asked.body.code]).toEqual([409, 'deal.featuring-paused']);
    expect((await feature(dealId, false)).status).toBe(200);
  });

  it('leaves its deals out of the specials that fill the row up (HN11)', async () => {
    const best = await honour.world.deal(shop, { original_price: 900_000, discounted_price: 100 });
    const specials = async (): Promise<number[]> =>
      (await honour.running.client().get<{ id: number }[]>('/api/deals/featured?place=specials')).body.map(
        ({ id }) => id,
      );
    expect(await specials()).toContain(best);
    await decidedAgainst(3, 2, 1);
    expect(await noteUntil()).toEqual(expect.any(String));
    expect(await specials()).not.toContain(best);
  });

  it('is told to its owner once, in the language of the account (HN11)', async () => {
    await honour.running.database.query(`UPDATE users SET language = 'ne' WHERE id = $1`, [shop.owner.id]);
    await decidedAgainst(3, 2, 1);
    await nightly();
    await honour.running.deliverEvents();
    const told = (await mailsTo(shop.owner.email)).filter((text) => text.includes('विशेष ठाउँमा देखिँदैनन्'));
    expect(told).toHaveLength(1);
    const { body } = await shop.owner.client.get<{ kind: string; path: string }[]>('/api/notifications');
    expect(body.filter(({ kind }) => kind === 'honour-note')).toHaveLength(1);
  });

  it('ends after 30 days, and needs three cases within 30 days (HN11)', async () => {
    await decidedAgainst(50, 40, 31);
    expect(await noteUntil()).toBeNull();
    expect((await feature(dealId)).status).toBe(200);
    await decidedAgainst(2);
    expect([await noteUntil(), await slots()]).toEqual([null, 1]);
  });

  it('counts decisions that took effect, for the customer (HN11)', async () => {
    await decidedAgainst(3, 2);
    await honour.decided(shop, dealId, customer, 'business', 1);
    await nightly();
    expect(await noteUntil()).toBeNull();
    const passId = await honour.used(shop, customer, dealId, 700);
    const { id } = (await honour.open(customer, passId)).body;
    await honour.step(shop.owner, id, 'answer', { answer: 'disagree' });
    await honour.step(honour.admin, id, 'decide', { for: 'business', reason: 'As served.' });
    await honour.step(customer, id, 'second-look', { reason: 'See the bill.' });
    expect(await noteUntil()).toBeNull();
    await honour.step(honour.secondAdmin, id, 'decide', { for: 'customer', reason: 'The bill shows it.' });
    expect(daysUntil(await noteUntil())).toBe(30);
  });

  it('is a decision about suspension after five cases, asked again after 30 days (HN12)', async () => {
    await decidedAgainst(9, 8, 7, 6);
    expect((await item()).code).toBeDefined();
    await decidedAgainst(1);
    expect(await item()).toMatchObject({
      lane: 'ready',
      facts: { cases: 5, given: 0, counted: 3 },
      allowed: ['keep'],
    });
    const path = `/api/admin/vendors/${shop.id}/honour/keep`;
    const support = await honour.world.admin('support');
    expect((await support.client.patch(path, {})).status).toBe(403);
    expect((await shop.owner.client.patch(path, {})).status).toBe(403);
    expect((await owner.client.patch(path, { undoSeconds: 'ten' })).status).toBe(400);
    expect((await owner.client.patch(path, {})).status).toBe(204);
    expect((await owner.client.patch<{ code: string }>(path, {})).body.code).toBe('honour-review.not-found');
    await nightly();
    expect((await item()).lane).toBeUndefined();
    await honour.running.database.query(
      `UPDATE honour_reviews SET closed_at = closed_at - interval '31 days' WHERE vendor_id = $1`,
      [shop.id],
    );
    await nightly();
    expect((await item()).lane).toBe('ready');
  });

  it('can be taken back for some seconds, and ends with the suspension of the business (HN12)', async () => {
    await decidedAgainst(5, 4, 3, 2, 1);
    const kept = await owner.client.patch<{ decisionId: string }>(
      `/api/admin/vendors/${shop.id}/honour/keep`,
      { undoSeconds: 10 },
    );
    expect(kept.status).toBe(202);
    expect((await owner.client.delete(`/api/admin/decisions/${kept.body.decisionId}`)).status).toBeLessThan(
      300,
    );
    expect((await item()).allowed).toEqual(['keep']);
    await owner.client.patch(`/api/admin/vendors/${shop.id}/suspend`, { reason: 'Five cases.' });
    await honour.running.deliverEvents();
    expect((await item()).lane).toBeUndefined();
    expect(await honour.count('honour_reviews', `vendor_id = $1 AND outcome = 'suspended'`, [shop.id])).toBe(
      1,
    );
  });

  it('is a decision about suspension below 80 of 100 (HN12)', async () => {
    for (let index = 0; index < 20; index++) {
      const guest = await honour.customer(`Guest ${index}`);
      await honour.answered(shop, dealId, guest, index < 4 ? 'no' : 'yes');
    }
    await nightly();
    expect((await item()).lane).toBeUndefined();
    await honour.answered(shop, dealId, await honour.customer(), 'no');
    await nightly();
    expect(await item()).toMatchObject({ lane: 'ready', facts: { cases: 0, given: 16, counted: 21 } });
  });
});
