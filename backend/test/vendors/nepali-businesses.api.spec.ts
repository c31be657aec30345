import { mailsTo } from '../support/mails.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

const NAME_NE = 'हिमचुली मम हाउस';
const DESCRIPTION_NE = 'हरेक बिहान हातैले बनाइने मम।';

interface Shown {
  vendor: { businessName: string; nameNe: string | null; descriptionNe?: string | null };
}

describe('the Nepali name and description of a business', () => {
  let running: RunningApp;
  let world: World;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
  });

  afterAll(() => running.stop());

  const named = async (columns = { name_ne: NAME_NE, description_ne: DESCRIPTION_NE }): Promise<Business> => {
    const shop = await world.business({ name: 'Himchuli Momo House' });
    await running.database.query('UPDATE vendors SET name_ne = $2, description_ne = $3 WHERE id = $1', [
      shop.id,
      columns.name_ne,
      columns.description_ne,
    ]);
    return shop;
  };
  const get = async <Body>(path: string, person?: Person): Promise<Body> =>
    (await (person?.client ?? running.client()).get<Body>(path)).body;

  describe('in its profile', () => {
    it('are written at once before it is verified, and left out again when they are empty', async () => {
      const { owner } = await world.business({ status: 'pending' });
      const written = await owner.client.patch('/api/vendors/me', {
        nameNe: `  ${NAME_NE} `,
        descriptionNe: DESCRIPTION_NE,
      });
      expect(written.body).toMatchObject({
        nameNe: NAME_NE,
        descriptionNe: DESCRIPTION_NE,
        proposedNameNe: null,
      });
      const emptied = await owner.client.patch('/api/vendors/me', { nameNe: '', descriptionNe: ' ' });
      expect(emptied.body).toMatchObject({ nameNe: null, descriptionNe: null });
    });

    it.each([
      ['nameNe', 'मम', 400],
      ['nameNe', 'म'.repeat(121), 400],
      ['nameNe', 'मम\nघर', 400],
      ['nameNe', 7, 400],
      ['descriptionNe', 'मम घर', 400],
      ['descriptionNe', 'म'.repeat(501), 400],
      ['nameNe', 'म'.repeat(120), 200],
      ['descriptionNe', 'म'.repeat(500), 200],
    ])('have the limits of the English ones: %s %j', async (field, value, status) => {
      const { owner } = await world.business({ status: 'pending' });
      const answer = await owner.client.patch<{ errors?: { field: string }[] }>('/api/vendors/me', {
        [field]: value,
      });
      expect(answer.status).toBe(status);
      if (status === 400) expect(answer.body.errors).toMatchObject([{ field }]);
    });

    it('are its owner’s alone to change', async () => {
      const shop = await world.business();
      const counter = await world.staff(shop);
      const changes = { nameNe: NAME_NE };
      expect((await counter.client.patch('/api/vendors/me', changes)).status).toBe(403);
      expect((await running.client().patch('/api/vendors/me', changes)).status).toBe(401);
    });
  });

  describe('of a verified business (B2)', () => {
    const decide = (shop: Business, verb: string, body: object = {}) =>
      admin.client.patch(`/api/admin/vendors/${shop.id}/changes/${verb}`, body);

    it('changes its name when an admin approves, its description at once', async () => {
      const shop = await world.business({ name: 'Himchuli Momo House' });
      const asked = await shop.owner.client.patch('/api/vendors/me', {
        nameNe: NAME_NE,
        descriptionNe: DESCRIPTION_NE,
      });
      expect(asked.body).toMatchObject({
        nameNe: null,
        proposedNameNe: NAME_NE,
        proposedName: null,
        descriptionNe: DESCRIPTION_NE,
        proposedAt: expect.any(String),
      });
      const waiting = await get<object[]>('/api/admin/vendors?status=changed', admin);
      expect(waiting).toContainEqual(expect.objectContaining({ id: shop.id, proposedNameNe: NAME_NE }));
      expect((await decide(shop, 'approve')).status).toBe(200);
      expect(await get('/api/vendors/me', shop.owner)).toMatchObject({
        businessName: 'Himchuli Momo House',
        nameNe: NAME_NE,
        proposedNameNe: null,
        proposedAt: null,
      });
      const { rows } = await running.database.query(
        `SELECT before ->> 'nameNe' AS before, after ->> 'nameNe' AS after FROM audit_log
         WHERE action = 'vendor.change-approved' AND subject_id = $1::text`,
        [shop.id],
      );
      expect(rows).toEqual([{ before: null, after: NAME_NE }]);
    });

    it('keeps its name when an admin rejects, or when it takes the proposal back', async () => {
      const shop = await named();
      await shop.owner.client.patch('/api/vendors/me', { nameNe: 'सोल्टी होटल' });
      expect((await decide(shop, 'reject', { reason: 'That is another house.' })).status).toBe(200);
      expect(await get('/api/vendors/me', shop.owner)).toMatchObject({
        nameNe: NAME_NE,
        proposedNameNe: null,
        proposalRefusal: 'That is another house.',
      });
      await shop.owner.client.patch('/api/vendors/me', { nameNe: 'मम घर' });
      const back = await shop.owner.client.patch('/api/vendors/me', { nameNe: NAME_NE });
      expect(back.body).toMatchObject({ proposedNameNe: null, proposedAt: null, proposalRefusal: null });
      expect((await decide(shop, 'approve')).body.code).toBe('vendor.no-change');
    });

    it('may go back to the English name at once', async () => {
      const shop = await named();
      await shop.owner.client.patch('/api/vendors/me', { nameNe: 'मम घर' });
      const left = await shop.owner.client.patch('/api/vendors/me', { nameNe: null });
      expect(left.body).toMatchObject({ nameNe: null, proposedNameNe: null, proposedAt: null });
    });

    it('leaves no proposal behind when the previous version of the server decides', async () => {
      const shop = await world.business();
      await shop.owner.client.patch('/api/vendors/me', { nameNe: NAME_NE });
      await running.database.query(
        'UPDATE vendors SET proposed_name = NULL, proposed_category = NULL, proposed_at = NULL WHERE id = $1',
        [shop.id],
      );
      expect(await get('/api/vendors/me', shop.owner)).toMatchObject({ proposedNameNe: null });
    });
  });

  describe('stand beside the English ones', () => {
    let shop: Business;
    let deal: number;
    let person: Person;
    const expected = { vendor: { businessName: 'Himchuli Momo House', nameNe: NAME_NE } };

    beforeAll(async () => {
      shop = await named();
      deal = await world.deal(shop, { sale_mode: 'prepaid' });
      person = await world.person();
    });

    it('in lists of deals, on a deal’s page and on the map', async () => {
      const deals = await get<(Shown & { id: number })[]>('/api/deals?limit=50');
      expect(deals.find(({ id }) => id === deal)).toMatchObject(expected);
      expect(await get<Shown>(`/api/deals/${deal}`)).toMatchObject({
        vendor: { ...expected.vendor, descriptionNe: DESCRIPTION_NE },
      });
      const map = await get<{ places: object[] }>('/api/deals/map');
      expect(map.places).toContainEqual(
        expect.objectContaining({ branchId: shop.branchId, businessNameNe: NAME_NE }),
      );
    });

    it('in the list of brands and on a brand’s page', async () => {
      const brands = await get<{ id: number; slug: string; nameNe: string }[]>('/api/brands?limit=50');
      const brand = brands.find(({ id }) => id === shop.id);
      expect(brand?.nameNe).toBe(NAME_NE);
      expect(await get(`/api/brands/${brand?.slug}`)).toMatchObject({
        nameNe: NAME_NE,
        descriptionNe: DESCRIPTION_NE,
      });
    });

    it('in the cart, with orders, favorites and codes', async () => {
      const cart = await person.client.put(`/api/cart/${deal}`, { quantity: 1 });
      expect(cart.body).toMatchObject({ lines: [expected] });
      await person.client.put(`/api/favorites/${deal}`);
      expect(await get('/api/favorites', person)).toMatchObject([expected]);
      const order = await person.client.post<{ id: string }>('/api/orders', { expectedTotal: 500 });
      expect(order.body).toMatchObject({ lines: [expected] });
      expect(await get('/api/orders', person)).toMatchObject([{ lines: [expected] }]);
      const free = await world.deal(shop);
      const pass = await person.client.post('/api/redemptions', { dealId: free });
      expect(pass.body).toMatchObject({ deal: expected });
    });

    it('for who works there, and at the end of a day', async () => {
      expect(await get('/api/auth/user', shop.owner)).toMatchObject({ staffOf: { nameNe: NAME_NE } });
      expect(await get('/api/counter/close', shop.owner)).toMatchObject({ nameNe: NAME_NE });
    });

    it('in notices and mails in Nepali', async () => {
      const reader = await world.person();
      await running.database.query(`UPDATE users SET language = 'ne' WHERE id = $1`, [reader.id]);
      await reader.client.post('/api/redemptions', { dealId: await world.deal(shop) });
      await running.deliverEvents();
      const [mail] = await mailsTo(reader.email);
      expect(mail).toContain(NAME_NE);
      expect(mail).not.toContain('Himchuli Momo House');
    });
  });

  describe('are found', () => {
    const ids = async (path: string, person?: Person): Promise<number[]> =>
      (await get<{ id: number }[]>(path, person)).map(({ id }) => id);

    it('by a search for deals, also after a change', async () => {
      const shop = await world.business({ name: 'Danda Ghar' });
      const deal = await world.deal(shop);
      const found = (words: string) => ids(`/api/deals?search=${encodeURIComponent(words)}`);
      expect(await found('डाँडाघर')).toEqual([]);
      await shop.owner.client.patch('/api/vendors/me', { nameNe: 'डाँडाघर नगरकोट' });
      expect(await found('डाँडाघर')).toEqual([]);
      await admin.client.patch(`/api/admin/vendors/${shop.id}/changes/approve`, {});
      expect(await found('डाँडाघर')).toEqual([deal]);
      expect(await found('danda ghar')).toContain(deal);
    });

    it('in the list of brands and among the admins’ businesses', async () => {
      const shop = await named({ name_ne: 'तरङ्गिणी सिनेप्लेक्स', description_ne: DESCRIPTION_NE });
      const words = encodeURIComponent('तरङ्गिणी');
      expect(await ids(`/api/brands?search=${words}`)).toEqual([shop.id]);
      expect(await ids(`/api/admin/vendors?search=${words}`, admin)).toEqual([shop.id]);
      const found = await get<{ vendors: { id: number }[] }>(`/api/admin/search?q=${words}`, admin);
      expect(found.vendors.map(({ id }) => id)).toEqual([shop.id]);
      await running.database.query('INSERT INTO vendor_balances (vendor_id, owed_paisa) VALUES ($1, 0)', [
        shop.id,
      ]);
      expect(await ids(`/api/admin/balances?search=${words}`, admin)).toEqual([shop.id]);
    });
  });
});
