import { ApiClient } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Step {
  step: string;
  state: string;
  minutes: number;
  reason: string | null;
  waitsFor: string | null;
  since: string | null;
  expectedBy: string | null;
  missing: string[];
  dealId: number | null;
  draftId: number | null;
}

interface GoLive {
  steps: Step[];
  hasRedemptions: boolean;
}

const PATH = '/api/vendors/me/go-live';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n');
const NUMBERS = { vatNumber: '601234567', registrationNumber: '१२३४५' };

describe('going live', () => {
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

  const read = async ({ owner }: Pick<Business, 'owner'>): Promise<GoLive> =>
    (await owner.client.get<GoLive>(PATH)).body;
  const stepOf = async (shop: Pick<Business, 'owner'>, name: string): Promise<Step> => {
    const { steps } = await read(shop);
    return steps.find(({ step }) => step === name) as Step;
  };
  const sendPaper = (shop: Business, kind: string) => {
    const form = new FormData();
    form.append('kind', kind);
    form.append('file', new Blob([new Uint8Array(PDF)]), 'paper.pdf');
    return shop.owner.client.post('/api/vendors/me/documents', form);
  };
  const sendPapers = async (shop: Business) => {
    for (const kind of ['tax', 'registration']) expect((await sendPaper(shop, kind)).status).toBe(201);
    await shop.owner.client.patch('/api/vendors/me', NUMBERS);
  };

  it('begins with five steps that are derived from what is there', async () => {
    const owner = await world.person();
    await owner.client.post('/api/vendors', {
      businessName: 'Nyatapola Chiya Pasal',
      category: 'Cafes',
      description: 'Tea on the square, all day long.',
    });
    const { steps, hasRedemptions } = await read({ owner });
    expect(hasRedemptions).toBe(false);
    expect(steps.map(({ step, state }) => [step, state])).toEqual([
      ['email', 'done'],
      ['papers', 'open'],
      ['branch', 'open'],
      ['deal', 'open'],
      ['card', 'waits'],
    ]);
    expect(steps[1]?.missing).toEqual(['tax', 'registration', 'vatNumber', 'registrationNumber']);
    await owner.client.post('/api/vendors/me/locations', {
      name: 'Taumadhi',
      address: 'Taumadhi 5',
      city: 'Kathmandu',
    });
    expect((await stepOf({ owner }, 'branch')).state).toBe('done');
    expect((await stepOf({ owner }, 'card')).state).toBe('open');
  });

  it('expects the decision on papers at the end of a business day, without holidays', async () => {
    const shop = await world.business({ status: 'pending' });
    await sendPapers(shop);
    const papers = await stepOf(shop, 'papers');
    expect(papers).toMatchObject({ state: 'in-check', missing: [] });
    const due = async () => {
      const { rows } = await running.database.query<{ due: Date }>(
        'SELECT business_days_after($1::timestamptz, 2) AS due',
        [papers.since],
      );
      return rows[0]?.due.toISOString();
    };
    const expected = await due();
    expect(papers.expectedBy).toBe(expected);

    const day = expected?.slice(0, 10);
    const season = { name: 'Dashain', nameNe: 'दसैँ', from: day, until: day, color: null, isActive: true };
    await admin.client.post('/api/admin/seasons', { ...season, isHoliday: true });
    const later = await due();
    expect(later).not.toBe(expected);
    expect((await stepOf(shop, 'papers')).expectedBy).toBe(later);
  });

  it('says why papers came back, and checks them again after they were corrected', async () => {
    const shop = await world.business({ status: 'pending' });
    await sendPapers(shop);
    await admin.client.patch(`/api/admin/vendors/${shop.id}/reject`, { reason: 'The photo is cut off.' });
    expect(await stepOf(shop, 'papers')).toMatchObject({
      state: 'sent-back',
      reason: 'The photo is cut off.',
    });
    await shop.owner.client.patch('/api/vendors/me', NUMBERS);
    expect(await stepOf(shop, 'papers')).toMatchObject({ state: 'in-check', reason: null });
    await admin.client.patch(`/api/admin/vendors/${shop.id}/verify`, {});
    expect((await stepOf(shop, 'papers')).state).toBe('done');
  });

  it('follows the first deal from its draft to its approval', async () => {
    const shop = await world.business({ status: 'pending' });
    const { body: draft } = await shop.owner.client.post<{ id: number }>('/api/vendors/me/deal-drafts', {
      content: {},
    });
    expect(await stepOf(shop, 'deal')).toMatchObject({ state: 'open', draftId: draft.id });
    const dealId = await world.deal(shop, {
      moderation_status: 'rejected',
      rejection_reason: 'Say how many.',
    });
    expect(await stepOf(shop, 'deal')).toMatchObject({ state: 'sent-back', reason: 'Say how many.', dealId });
    await world.deal(shop, { moderation_status: 'pending' });
    expect(await stepOf(shop, 'deal')).toMatchObject({
      state: 'in-check',
      waitsFor: 'papers',
      expectedBy: null,
    });
    await world.deal(shop);
    expect((await stepOf(shop, 'deal')).state).toBe('done');
  });

  it('ends with the first redemption', async () => {
    const shop = await world.business();
    const dealId = await world.deal(shop);
    const guest = await world.person();
    const { body } = await guest.client.post<{ code: string }>('/api/redemptions', { dealId });
    expect((await read(shop)).hasRedemptions).toBe(false);
    await shop.owner.client.post('/api/counter/accept', { code: body.code, branchId: shop.branchId });
    expect((await read(shop)).hasRedemptions).toBe(true);
  });

  it('is for owners and managers of a business alone', async () => {
    const shop = await world.business();
    const asked = async (client: ApiClient) => (await client.get(PATH)).status;
    expect(await asked((await world.staff(shop, 'manager')).client)).toBe(200);
    expect(await asked((await world.staff(shop)).client)).toBe(403);
    expect(await asked((await world.person()).client)).toBe(403);
    expect(await asked(admin.client)).toBe(403);
    expect(await asked(new ApiClient(running.url))).toBe(401);
  });
});
