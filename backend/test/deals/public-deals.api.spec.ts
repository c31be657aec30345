import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { Answer } from '../support/api/api-client.js';
import {
  type Listed,
  running,
  world,
  shop,
  himal,
  deals,
  list,
  names,
  setUp,
  tearDown,
} from './public-deals.fixture.js';

describe('what everybody may read', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  describe('the list', () => {
    it('shows approved, active, started, unexpired deals of verified businesses, newest first', async () => {
      const answer = await list();
      expect(names(answer)).toEqual(['soldOut', 'lodge', 'coffee', 'momo']);
      expect(answer.headers.get('x-total-count')).toBe('4');
      expect(answer.headers.get('link')).toBeNull();
    });

    it('carries everything a card needs', async () => {
      const { body } = await list('?search=momo');
      expect(body[0]).toEqual({
        id: deals['momo'],
        vendorId: shop.id,
        categoryId: 1,
        locationId: 1,
        title: 'Two plates of buff momo',
        titleNe: 'दुई प्लेट बफ मोमो',
        description: expect.any(String),
        descriptionNe: null,
        image: null,
        photoCount: 0,
        coverKey: null,
        discountType: 'buyXgetY',
        discountValue: 'Buy 1 Get 1 Free',
        originalPrice: 1_000,
        discountedPrice: 500,
        startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        endDate: expect.any(String),
        createdAt: expect.any(String),
        redemptionLimit: 2,
        pointsEarned: 30,
        pointsPaused: false,
        isActive: true,
        isApproved: true,
        isFeatured: false,
        saleMode: 'counter',
        taxes: 'included',
        priceFor: null,
        sumToPay: 500,
        badge: 'Buy 1 Get 1 Free',
        averageRating: null,
        reviewCount: 0,
        placesLeft: null,
        status: 'live',
        vendor: {
          id: shop.id,
          slug: expect.any(String),
          businessName: 'Himchuli Momo House',
          nameNe: null,
          logo: null,
        },
        category: { id: 1, slug: 'dining', name: 'Dining', nameNe: 'खानपान', parentSlug: null },
        location: { id: 1, slug: 'kathmandu', name: 'Kathmandu', nameNe: 'काठमाडौँ' },
        area: null,
        distanceMetres: null,
        honour: null,
        opening: { state: 'unknown', changesAt: null },
        nextUseAt: null,
      });
    });

    it.each([
      ['?category=dining', ['soldOut', 'coffee', 'momo']],
      ['?category=cafes', ['coffee']],
      ['?categoryId=1', ['soldOut', 'coffee', 'momo']],
      ['?category=nothing-such', []],
      ['?location=pokhara', ['lodge']],
      ['?locationId=2', ['lodge']],
      ['?discountType=percentage', ['coffee']],
      ['?minPrice=400&maxPrice=600', ['soldOut', 'momo']],
      ['?category=dining&location=pokhara', []],
      ['?sort=ending', ['coffee', 'momo', 'lodge', 'soldOut']],
      ['?sort=saving', ['lodge', 'soldOut', 'momo', 'coffee']],
      ['?near=28.2,83.96', ['lodge']],
      ['?near=28.2,83.96&sort=near', ['lodge']],
      ['?search=', ['soldOut', 'lodge', 'coffee', 'momo']],
    ])('filters and sorts by %s', async (query, expected) => {
      expect(names(await list(query)).sort()).toEqual([...expected].sort());
      if (query.includes('sort=saving')) expect(names(await list(query))).toEqual(expected);
    });

    it('needs a place to sort by distance', async () => {
      expect((await list('?sort=near')).status).toBe(400);
    });

    it('is walked page by page without a gap or a double', async () => {
      for (const sort of ['newest', 'ending', 'saving', 'rating']) {
        const seen: number[] = [];
        let path: string | undefined = `?sort=${sort}&limit=1`;
        while (path) {
          const answer: Answer<Listed[]> = await list(path);
          seen.push(...answer.body.map(({ id }) => id));
          path = /<\/api\/deals(\?[^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
        }
        expect([...seen].sort()).toEqual((await list()).body.map(({ id }) => id).sort());
      }
    });

    it.each([
      '?limit=0',
      '?limit=101',
      '?limit=1000000',
      '?sort=random',
      '?cursor=nonsense',
      '?near=here',
      '?minPrice=-1',
      '?category=Not A Slug',
    ])('rejects %s', async (query) => {
      expect((await list(query)).status).toBe(400);
    });
  });

  describe('the search', () => {
    it.each([
      ['momo', ['momo', 'soldOut', 'coffee']],
      ['BUFF plates', ['momo']],
      ['मोमो', ['momo', 'soldOut', 'coffee']],
      ['काठमाडौँ', ['momo', 'coffee', 'soldOut']],
      ['pokhara', ['lodge']],
      ['phewa', ['lodge']],
      ['himchuli latte', ['coffee']],
      ['lattez', ['coffee']],
      ['thakalli', ['soldOut']],
      ['Phéwa', ['lodge']],
      ['hotel', ['lodge']],
      ['xylophone quartz', []],
      ['!!!', []],
    ])('finds %s', async (search, expected) => {
      expect(names(await list(`?search=${encodeURIComponent(search)}`)).sort()).toEqual([...expected].sort());
    });

    it('puts titles before descriptions', async () => {
      await world.deal(himal, {
        title: 'A boat for two',
        description: 'With a plate of momo on the lake.',
        location_id: 2,
        category_id: 2,
      });
      expect(names(await list('?search=momo&limit=1'))).toEqual(['momo']);
    });

    it('follows a business that is renamed', async () => {
      await running.database.query(`UPDATE vendors SET business_name = 'Danda Ko Ghar' WHERE id = $1`, [
        himal.id,
      ]);
      expect(names(await list('?search=ghar')).filter(Boolean)).toEqual(['lodge']);
    });
  });

  it('counts what each choice would leave', async () => {
    const { body } = await running
      .client()
      .get<{ total: number; categories: { slug: string; count: number }[] }>(
        '/api/deals/facets?location=kathmandu&category=cafes',
      );
    expect(body).toMatchObject({
      total: 1,
      categories: [
        { slug: 'dining', count: 3 },
        { slug: 'hotels', count: 0 },
        { slug: 'cafes', count: 1 },
      ],
      locations: [
        { slug: 'kathmandu', count: 1 },
        { slug: 'pokhara', count: 0 },
      ],
      discountTypes: [{ discountType: 'percentage', count: 1 }],
      lowestPrice: 300,
    });
  });

  it('shows featured deals alone on the home page', async () => {
    expect(names(await running.client().get<Listed[]>('/api/deals/featured'))).toEqual(['lodge']);
  });

  describe("a deal's page", () => {
    const page = (name: string) =>
      running.client().get<Listed & { code: string }>(`/api/deals/${deals[name]}`);

    it('says everything about the deal, its terms, its business and where it can be used', async () => {
      expect((await page('momo')).body).toMatchObject({
        status: 'live',
        terms: { redemptionLimit: 2, totalLimit: null, weekdays: null, passValidityHours: 24 },
        branches: [{ id: shop.branchId, name: 'Thamel', city: 'Kathmandu' }],
        vendor: { businessName: 'Himchuli Momo House', dealCount: 3 },
        ratingCounts: [0, 0, 0, 0, 0],
      });
    });

    it('says when it is sold out', async () => {
      expect((await page('soldOut')).body).toMatchObject({ status: 'sold-out', placesLeft: 0 });
    });

    it('stays for 90 days after the end, then is gone', async () => {
      expect((await page('ended')).body.status).toBe('expired');
      const gone = await page('endedLongAgo');
      expect([gone.status, gone.body.code]).toEqual([410, 'deal.gone']);
    });

    it.each(['pending', 'rejected', 'paused', 'scheduled', 'unverified'])(
      'is hidden when it is %s',
      async (name) => {
        const answer = await page(name);
        expect([answer.status, answer.body.code]).toEqual([404, 'deal.not-found']);
      },
    );

    it('is previewed by its business and admins alone', async () => {
      const path = `/api/deals/${deals['pending']}`;
      const preview = await shop.owner.client.get(path);
      expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect((await (await world.admin()).client.get(path)).status).toBe(200);
      expect((await himal.owner.client.get(path)).status).toBe(404);
      expect((await running.client().get(path)).status).toBe(404);
    });

    it('offers others of its kind', async () => {
      expect(names(await running.client().get<Listed[]>(`/api/deals/${deals['momo']}/similar`))).toEqual([
        'soldOut',
        'coffee',
      ]);
    });
  });

  describe('an answer', () => {
    it('is taken from memory, with an ETag that spares the body', async () => {
      const first = await list('?sort=saving');
      const etag = first.headers.get('etag') as string;
      expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      const again = await running.client().get('/api/deals?sort=saving', { 'if-none-match': etag });
      expect([again.status, again.text]).toEqual([304, '']);
    });

    it('is the same with and without a cookie', async () => {
      const { client } = await world.person();
      expect((await client.get('/api/deals')).text).toBe((await list()).text);
    });

    it('is made by one statement', async () => {
      const seen = jest.spyOn(running.app.get(DataSource).manager, 'query');
      await list('?sort=rating&limit=7');
      expect(seen).toHaveBeenCalledTimes(1);
      await running.client().get(`/api/deals/${deals['coffee']}?once`);
      seen.mockClear();
      await running.client().get(`/api/deals/${deals['lodge']}`);
      expect(seen).toHaveBeenCalledTimes(1);
      seen.mockRestore();
    });
  });

  it('counts what the home page claims', async () => {
    const { body } = await running.client().get('/api/stats');
    expect(body).toMatchObject({
      businesses: 2,
      cities: 2,
      deals: 5,
      pointsPerVisit: 0,
      biggestSavingPercent: 50,
    });
  });

  it('lists categories, cities and brands with their deals', async () => {
    const { client } = running;
    expect((await client().get('/api/categories')).body).toMatchObject([
      { slug: 'dining', dealCount: 3 },
      { slug: 'hotels' },
      { slug: 'cafes', dealCount: 1, parentId: 1 },
    ]);
    expect((await client().get('/api/locations')).body).toMatchObject([
      { slug: 'kathmandu', dealCount: 3 },
      { slug: 'pokhara', dealCount: 2 },
    ]);
    expect((await client().get('/api/brands')).body).toMatchObject([
      { businessName: 'Himchuli Momo House', dealCount: 3 },
      { businessName: 'Danda Ko Ghar' },
    ]);
  });
});
