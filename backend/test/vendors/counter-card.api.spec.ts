import { ApiClient } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, World } from '../support/world.js';

const PATH = '/api/vendors/me/counter-card.pdf';

describe('the counter card', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business({ name: 'Nyatapola Chiya Pasal' });
  });

  afterAll(() => running.stop());

  const cardMadeAt = async (branchId: number): Promise<Date | null> => {
    const { rows } = await running.database.query<{ at: Date | null }>(
      'SELECT card_made_at AS at FROM branches WHERE id = $1',
      [branchId],
    );
    return rows[0]?.at ?? null;
  };
  const pagesOf = (text: string): number => text.match(/\/Type \/Page\n/g)?.length ?? 0;
  const sizeOf = (text: string): number[] =>
    (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text)?.slice(1) ?? []).map((points) =>
      Math.round(Number(points)),
    );

  it.each([
    ['a5', 2, [420, 595]],
    ['a6', 2, [297, 421]],
    ['sticker', 1, [227, 227]],
  ])('is a PDF in the format %s', async (format, pages, size) => {
    for (const light of ['true', 'false']) {
      const query = `branchId=${shop.branchId}&format=${format}&light=${light}`;
      const { status, headers, text } = await shop.owner.client.get(`${PATH}?${query}`);
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect([text.slice(0, 5), pagesOf(text), sizeOf(text)]).toEqual(['%PDF-', pages, size]);
    }
  });

  it('gives its texts for the preview, in both languages, to people with the right to deals', async () => {
    const { status, body } = await shop.owner.client.get<{ show: object; seeDeals: object; steps: object[] }>(
      '/api/vendors/me/counter-card',
    );
    expect(status).toBe(200);
    expect(body.show).toEqual({ en: 'Show your code here', ne: 'कोड यहाँ देखाउनुहोस्' });
    for (const sentence of [body.seeDeals, ...body.steps])
      expect(sentence).toEqual({
        en: expect.stringMatching(/^[A-Z]/),
        ne: expect.stringMatching(/[\u0900-\u097f]/),
      });
    expect(body.steps).toHaveLength(3);
    expect((await running.client().get('/api/vendors/me/counter-card')).status).toBe(401);
  });

  it('leaves out the steps on the back', async () => {
    for (const [query, pages] of [
      ['steps=false', 1],
      ['steps=true', 2],
      ['steps=false&format=sticker', 1],
    ] as const) {
      const { text } = await shop.owner.client.get(`${PATH}?branchId=${shop.branchId}&${query}`);
      expect([query, pagesOf(text)]).toEqual([query, pages]);
    }
  });

  it('is noted once for its branch', async () => {
    const other = await world.business();
    expect(await cardMadeAt(other.branchId)).toBeNull();
    await other.owner.client.get(`${PATH}?branchId=${other.branchId}`);
    const first = await cardMadeAt(other.branchId);
    expect(first).toBeInstanceOf(Date);
    await other.owner.client.get(`${PATH}?branchId=${other.branchId}&format=a6`);
    expect(await cardMadeAt(other.branchId)).toEqual(first);
  });

  it('of a branch of another business is not there', async () => {
    const other = await world.business();
    const { status, body } = await shop.owner.client.get(`${PATH}?branchId=${other.branchId}`);
    expect([status, body.code]).toEqual([404, 'branch.not-found']);
    expect(await cardMadeAt(other.branchId)).toBeNull();
  });

  it.each([
    ['branchId', ''],
    ['branchId', 'branchId=0'],
    ['format', 'format=a4'],
    ['light', 'light=maybe'],
    ['steps', 'steps=1'],
    ['color', 'color=red'],
  ])('rejects a wrong %s', async (field, query) => {
    const named = query.startsWith('branchId') || query === '' ? query : `branchId=${shop.branchId}&${query}`;
    const { status, body } = await shop.owner.client.get(`${PATH}?${named}`);
    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('is for owners and managers of a business alone', async () => {
    const asked = async (client: ApiClient) => (await client.get(`${PATH}?branchId=${shop.branchId}`)).status;
    expect(await asked((await world.staff(shop, 'manager')).client)).toBe(200);
    expect(await asked((await world.staff(shop)).client)).toBe(403);
    expect(await asked((await world.person()).client)).toBe(403);
    expect(await asked(new ApiClient(running.url))).toBe(401);
  });
});
