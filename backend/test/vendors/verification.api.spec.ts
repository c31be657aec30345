import sharp from 'sharp';
import type { Problem } from '../support/api/api-client.js';
import { type Business, nameFrom } from '../support/world.js';
import {
  admin,
  BUSINESS,
  PDF,
  picture,
  running,
  sent,
  setUp,
  tearDown,
  world,
} from './registration.fixture.js';

interface Check {
  code: string;
  passed: boolean;
  businesses: { id: number; status: string }[];
  holder: string | null;
}

interface Entry {
  action: string;
  actor: { id: number } | null;
  after: Record<string, unknown>;
}

const set = (shop: Business, columns: Record<string, unknown>): Promise<unknown> => {
  const names = Object.keys(columns);
  return running.database.query(
    `UPDATE vendors SET ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} WHERE id = $1`,
    [shop.id, ...Object.values(columns)],
  );
};

const account = (shop: Business, holder: string, lastFour = '4821'): Promise<unknown> =>
  running.database.query(
    `INSERT INTO payout_accounts (vendor_id, kind, holder, bank, branch, number_sealed, last_four, changed_by, held_until, confirmed_at)
     VALUES ($1, 'bank', $2, 'Sanima Bank', 'Bhaktapur', '\\x00', $3, $4, now(), now())`,
    [shop.id, holder, lastFour, shop.owner.id],
  );

const checksOf = async (shop: Business): Promise<Record<string, Check>> => {
  const { status, body } = await admin.client.get<{ allPassed: boolean; checks: Check[] }>(
    `/api/admin/vendors/${shop.id}/checks`,
  );
  expect(status).toBe(200);
  expect(body.allPassed).toBe(body.checks.every(({ passed }) => passed));
  return Object.fromEntries(body.checks.map((check) => [check.code, check]));
};

const history = async (subjectType: string, subjectId: number | string): Promise<Entry[]> =>
  (
    await admin.client.get<Entry[]>(
      `/api/admin/audit?subjectType=${subjectType}&subjectId=${subjectId}&sort=oldest`,
    )
  ).body;

describe('the verification of a business', () => {
  beforeAll(async () => {
    nameFrom(5_000);
    await setUp();
  });
  afterAll(tearDown);

  describe('is helped by checks of the server (A7, WB8)', () => {
    it('that pass for a business with its papers and numbers of its own', async () => {
      const shop = await world.business({ status: 'pending', name: 'Kwality Ukhu Ras' });
      await set(shop, { vat_number: '601234567', registration_number: '123/080' });
      await sent(shop.owner.client, await picture('png'), 'tax');
      await sent(shop.owner.client, await picture('jpeg'));
      const checks = await checksOf(shop);
      expect(Object.values(checks).filter(({ passed }) => !passed)).toEqual([]);
      expect(checks).not.toHaveProperty('payout-holder');
    });

    it('of the papers, the nine digits of the PAN, and numbers that another business has', async () => {
      const first = await world.business({ name: 'Aangan Bhatti' });
      await set(first, { vat_number: '600-000-001', registration_number: 'Ka 77 / 080' });
      const second = await world.business({ status: 'pending', name: 'Dhunge Chautari' });
      await set(second, { vat_number: '600000001', registration_number: 'KA 77  / 080' });
      const checks = await checksOf(second);
      expect(checks['papers']?.passed).toBe(false);
      expect(checks['pan-digits']?.passed).toBe(true);
      for (const code of ['pan-unused', 'registration-unused'])
        expect(checks[code]).toMatchObject({
          passed: false,
          businesses: [{ id: first.id, status: 'verified' }],
        });
      await set(second, { vat_number: '12345' });
      expect((await checksOf(second))['pan-digits']?.passed).toBe(false);
      await set(first, { status: 'rejected' });
      expect((await checksOf(second))['registration-unused']?.passed).toBe(true);
    });

    it('of a similar name in either script', async () => {
      const known = await world.business({ name: 'Nyatapola Cafe' });
      const nepali = await world.business({ status: 'pending', name: 'न्यातपोल क्याफे' });
      const near = await world.business({ status: 'pending', name: 'Nyatapola Chiya Pasal' });
      for (const shop of [nepali, near]) {
        const { name } = await checksOf(shop);
        expect(name?.passed).toBe(false);
        expect(name?.businesses.map(({ id }) => id)).toContain(known.id);
      }
    });

    it('of the phone and the payout account of a suspended business', async () => {
      const suspended = await world.business({ name: 'Purano Bazaar Adda' });
      await set(suspended, {
        status: 'suspended',
        status_reason: 'Codes refused.',
        contact_phone: '+977 9841-111222',
      });
      await account(suspended, 'Hari Rai');
      const shop = await world.business({ status: 'pending', name: 'Syaphru Thakali' });
      await set(shop, { phone: '9841111222' });
      await account(shop, 'Sujata Rai');
      const checks = await checksOf(shop);
      for (const code of ['suspended-phone', 'suspended-account'])
        expect(checks[code]).toMatchObject({ passed: false, businesses: [{ id: suspended.id }] });
      expect(checks['payout-holder']).toMatchObject({ passed: true, holder: 'Sujata Rai' });
      await running.database.query(
        `UPDATE payout_accounts SET holder = 'Bishnu Karki' WHERE vendor_id = $1`,
        [shop.id],
      );
      await set(suspended, { status: 'verified', status_reason: null });
      const again = await checksOf(shop);
      expect([again['suspended-phone']?.passed, again['suspended-account']?.passed]).toEqual([true, true]);
      expect(again['payout-holder']?.passed).toBe(false);
    });

    it('for admins alone, of a business that exists', async () => {
      const shop = await world.business({ status: 'pending' });
      const path = `/api/admin/vendors/${shop.id}/checks`;
      expect((await running.client().get(path)).status).toBe(401);
      expect((await shop.owner.client.get(path)).status).toBe(403);
      expect((await admin.client.get<Problem>('/api/admin/vendors/2000000000/checks')).body.code).toBe(
        'vendor.not-found',
      );
      expect((await admin.client.get('/api/admin/vendors/x/checks')).status).toBe(404);
    });
  });

  describe('shows the papers (G4)', () => {
    it('photos as pictures that are encoded again, without what the camera wrote', async () => {
      const shop = await world.business({ status: 'pending' });
      const photo = await sharp({ create: { width: 3_000, height: 400, channels: 3, background: '#fff' } })
        .withExif({ IFD0: { Copyright: 'Sanu Prajapati' } })
        .jpeg()
        .toBuffer();
      const { id } = await sent(shop.owner.client, photo);
      const answer = await fetch(`${running.url}/api/admin/vendors/${shop.id}/documents/${id}/view`, {
        headers: { cookie: admin.client.cookie },
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const { format, width, exif } = await sharp(bytes).metadata();
      expect([format, width, exif]).toEqual(['webp', 2_400, undefined]);
      expect(bytes.includes('Sanu Prajapati')).toBe(false);
    });

    it('a PDF for a tab of its own that no page can frame, each view in the audit log', async () => {
      const shop = await world.business({ status: 'pending' });
      const { id } = await sent(shop.owner.client);
      const { headers, text } = await admin.client.get(`/api/admin/vendors/${shop.id}/documents/${id}/view`);
      expect(text).toBe(PDF.toString());
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^inline; filename="registration-/) as string,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cache-control': 'private, no-store',
      });
      await admin.client.get(`/api/admin/vendors/${shop.id}/documents/${id}`);
      const views = await history('document', id);
      expect(views.map(({ action, actor, after }) => [action, actor?.id, after])).toEqual(
        Array(2).fill(['document.viewed', admin.id, { vendorId: shop.id, kind: 'registration' }]),
      );
    });

    it('to admins alone, under the business that sent them', async () => {
      const [shop, other] = [await world.business({ status: 'pending' }), await world.business()];
      const { id } = await sent(shop.owner.client);
      const path = (vendor: number) => `/api/admin/vendors/${vendor}/documents/${id}/view`;
      expect((await running.client().get(path(shop.id))).status).toBe(401);
      expect((await shop.owner.client.get(path(shop.id))).status).toBe(403);
      expect((await admin.client.get<Problem>(path(other.id))).body.code).toBe('document.not-found');
      expect((await admin.client.get(`/api/admin/vendors/${shop.id}/documents/x/view`)).status).toBe(400);
      expect(await history('document', id)).toEqual([]);
    });
  });

  it('has a history: who rejected it, why, and what was changed since', async () => {
    const owner = await world.person();
    const { body: shop } = await owner.client.post<{ id: number }>('/api/vendors', BUSINESS);
    const path = `/api/admin/vendors/${shop.id}`;
    await admin.client.patch(`${path}/reject`, { reason: 'Paper not readable.' });
    const again = await owner.client.patch<{ status: string; asked: unknown }>('/api/vendors/me', {
      vatNumber: '601234567',
      category: BUSINESS.category,
    });
    expect(again.body).toMatchObject({ status: 'pending', asked: null });
    await admin.client.patch(`${path}/ask`, {
      note: 'Send the tax paper, too.',
      reasonCodes: ['wrong-paper'],
    });
    expect((await owner.client.get('/api/vendors/me')).body).toMatchObject({
      asked: { note: 'Send the tax paper, too.', reasonCodes: ['wrong-paper'] },
    });
    await sent(owner.client, PDF, 'tax');
    expect((await owner.client.get('/api/vendors/me')).body).toMatchObject({ asked: null });
    const entries = (await history('vendor', shop.id)).map(({ action, actor, after }) => [
      action,
      actor?.id,
      after['reason'] ?? after['note'] ?? after['fields'],
    ]);
    expect(entries).toEqual([
      ['vendor.rejected', admin.id, 'Paper not readable.'],
      ['vendor.submitted', owner.id, ['vatNumber']],
      ['vendor.change-asked', admin.id, 'Send the tax paper, too.'],
      ['vendor.submitted', owner.id, ['tax']],
    ]);
  });
});
