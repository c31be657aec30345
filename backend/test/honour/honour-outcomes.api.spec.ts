import { ScoresJob } from '../../src/modules/honour/index.js';
import { type Business, type Person } from '../support/world.js';
import { Honour } from './honour.fixture.js';

interface Shown {
  endedCases: object | null;
  verified: { at: string; papers: string[] } | null;
}

describe('what public pages say about a business', () => {
  let honour: Honour;
  let shop: Business;
  let dealId: number;
  let guests: Person[];

  beforeAll(async () => {
    honour = await Honour.start();
    guests = [];
    for (let index = 0; index < 4; index++) guests.push(await honour.customer(`Guest ${index}`));
  });

  afterAll(() => honour.stop());

  beforeEach(async () => {
    shop = await honour.world.business();
    dealId = await honour.world.deal(shop);
  });

  const guest = (index: number): Person => guests[index % guests.length] as Person;

  /** The page of the business and the part of the deal's page about it, which say the same. */
  const shown = async (): Promise<Shown> => {
    const visitor = honour.running.client();
    const { body: brand } = await visitor.get<Shown>(`/api/brands/${await honour.slugOf(shop)}`);
    const { body: deal } = await visitor.get<{ vendor: Shown }>(`/api/deals/${dealId}`);
    expect(deal.vendor.endedCases).toEqual(brand.endedCases);
    expect(deal.vendor.verified).toEqual(brand.verified);
    return brand;
  };

  describe('how cases end (HN13)', () => {
    it('counts them by outcome, with the median of their days', async () => {
      expect((await shown()).endedCases).toBeNull();
      await honour.decided(shop, dealId, guest(0), 'customer', 2);
      await honour.decided(shop, dealId, guest(1), 'business', 40);
      await honour.decided(shop, dealId, guest(2), 'customer', 400);
      await honour.running.app.get(ScoresJob).run();
      expect((await shown()).endedCases).toEqual({
        settled: 0,
        forCustomer: 1,
        forBusiness: 1,
        withdrawn: 0,
        medianDays: 8,
      });
    });

    it('follow a case as soon as it ends, also without a change of the score', async () => {
      await shown();
      const passId = await honour.used(shop, guest(0), dealId);
      const { body: opened } = await honour.open(guest(0), passId);
      expect((await shown()).endedCases).toBeNull();
      expect((await honour.step(guest(0), opened.id, 'withdraw')).status).toBeLessThan(300);
      expect((await shown()).endedCases).toMatchObject({ withdrawn: 1, settled: 0, medianDays: 1 });
      const again = await honour.used(shop, guest(1), dealId);
      const { body: second } = await honour.open(guest(1), again);
      await honour.step(shop.owner, second.id, 'answer', { answer: 'again' });
      expect((await honour.step(guest(1), second.id, 'accept-offer')).status).toBeLessThan(300);
      expect((await shown()).endedCases).toMatchObject({ withdrawn: 1, settled: 1 });
    });

    it('leave the counts after a year', async () => {
      await honour.decided(shop, dealId, guest(0), 'customer', 2);
      await honour.running.app.get(ScoresJob).run();
      expect((await shown()).endedCases).toMatchObject({ forCustomer: 1 });
      await honour.running.database.query(
        `UPDATE honour_cases SET opened_at = opened_at - interval '1 year', closed_at = closed_at - interval '1 year' WHERE vendor_id = $1`,
        [shop.id],
      );
      await honour.running.app.get(ScoresJob).run();
      expect((await shown()).endedCases).toBeNull();
    });
  });

  describe('the verification (B5)', () => {
    const profile = (changes: object) => shop.owner.client.patch('/api/vendors/me', changes);

    /** Sends papers of these kinds and lets an admin verify the business. */
    const verify = async (...kinds: string[]): Promise<void> => {
      const { database } = honour.running;
      await database.query(`UPDATE vendors SET status = 'pending' WHERE id = $1`, [shop.id]);
      await database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [shop.owner.id]);
      for (const kind of kinds)
        await database.query(
          `INSERT INTO vendor_documents (id, owner_id, vendor_id, kind, type, size, discard_at) VALUES (gen_random_uuid(), $1, $2, $3, 'pdf', 9, NULL)`,
          [shop.owner.id, shop.id, kind],
        );
      const { status, text } = await honour.admin.client.patch(`/api/admin/vendors/${shop.id}/verify`);
      if (status !== 200) throw new Error(text);
    };

    it('says when it was and which papers the admin had', async () => {
      expect((await shown()).verified).toBeNull();
      const before = Date.now();
      await verify('registration', 'tax', 'tax');
      const { verified } = await shown();
      expect(verified?.papers).toEqual(['registration', 'tax']);
      expect(Date.parse(verified?.at ?? '')).toBeGreaterThanOrEqual(before - 1000);
    });

    it('names no paper for a number that the owner changed afterwards', async () => {
      await verify('registration', 'tax');
      expect((await profile({ description: 'Momo of the valley, by hand.' })).status).toBe(200);
      expect((await shown()).verified?.papers).toEqual(['registration', 'tax']);
      expect((await profile({ vatNumber: '609876543' })).status).toBe(200);
      expect((await shown()).verified?.papers).toEqual(['registration']);
    });

    it('is kept through a suspension', async () => {
      await verify('tax');
      const { verified } = await shown();
      const decide = (action: string) =>
        honour.admin.client.patch(`/api/admin/vendors/${shop.id}/${action}`, {
          reason: 'A check of the test',
        });
      expect((await decide('suspend')).status).toBe(200);
      expect((await decide('reinstate')).status).toBe(200);
      expect((await shown()).verified).toEqual(verified);
    });
  });
});
