import { type RunningApp, startApp } from './support/start-app.js';
import { type Business, type Person, World } from './support/world.js';

describe('reviews', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let dealId: number;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
  });

  beforeEach(async () => {
    dealId = await world.deal(shop);
  });

  afterAll(() => running.stop());

  const visitor = async (wish: Parameters<World['person']>[0] = {}): Promise<Person> => {
    const person = await world.person(wish);
    const { body } = await person.client.post<{ code: string }>('/api/redemptions', { dealId });
    await shop.owner.client.post('/api/counter/accept', { code: body.code });
    return person;
  };
  const rating = async (): Promise<unknown> => {
    const { averageRating, reviewCount, ratingCounts } = (
      await running.client().get<Record<string, unknown>>(`/api/deals/${dealId}`)
    ).body;
    return { averageRating, reviewCount, ratingCounts };
  };

  it('are written after a visit and shown without a surname', async () => {
    const { client } = await visitor({ firstName: 'Sujata', lastName: 'Rai' });
    const answer = await client.post('/api/reviews', {
      dealId,
      rating: 5,
      comment: ' Went with my bahini. ',
    });
    expect([answer.status, answer.body]).toEqual([
      201,
      expect.objectContaining({
        rating: 5,
        comment: 'Went with my bahini.',
        author: 'Sujata R.',
        verifiedVisit: true,
        reply: null,
      }),
    ]);
    const shown = await running.client().get(`/api/deals/${dealId}/reviews`);
    expect(shown.body).toMatchObject([{ author: 'Sujata R.', rating: 5 }]);
    expect(shown.text).not.toMatch(/Rai|@example|userId/);
    expect(await rating()).toEqual({ averageRating: 5, reviewCount: 1, ratingCounts: [0, 0, 0, 0, 1] });
    expect((await client.get(`/api/deals/${dealId}/reviews/mine`)).body).toMatchObject({ rating: 5 });
  });

  it('keep the average right when they change', async () => {
    const [one, two] = [await visitor(), await visitor()];
    const { body } = await one.client.post<{ id: number }>('/api/reviews', { dealId, rating: 5 });
    await two.client.post('/api/reviews', { dealId, rating: 2 });
    expect(await rating()).toMatchObject({ averageRating: 3.5, reviewCount: 2 });
    expect(
      (
        await one.client.patch(`/api/reviews/${body.id}`, {
          rating: 1,
          comment: 'The second time was worse.',
        })
      ).body,
    ).toMatchObject({ rating: 1, comment: 'The second time was worse.' });
    expect(await rating()).toEqual({ averageRating: 1.5, reviewCount: 2, ratingCounts: [1, 1, 0, 0, 0] });
    expect((await one.client.patch(`/api/reviews/${body.id}`, { comment: null })).body).toMatchObject({
      rating: 1,
      comment: null,
    });
    expect((await two.client.patch(`/api/reviews/${body.id}`, { rating: 5 })).body.code).toBe(
      'review.not-found',
    );
  });

  it('are one per customer and deal', async () => {
    const { client } = await visitor();
    await client.post('/api/reviews', { dealId, rating: 4 });
    const second = await client.post('/api/reviews', { dealId, rating: 5 });
    expect([second.status, second.body.code]).toEqual([409, 'review.exists']);
  });

  it('need a visit, a verified e-mail and an outsider', async () => {
    const stranger = await world.person();
    expect((await stranger.client.post('/api/reviews', { dealId, rating: 5 })).body).toMatchObject({
      status: 403,
      code: 'review.not-used',
      message: 'You can review this deal after you have used it.',
    });
    expect(
      (await (await visitor({ verified: false })).client.post('/api/reviews', { dealId, rating: 5 })).body
        .code,
    ).toBe('auth.email-unverified');
    expect((await shop.owner.client.post('/api/reviews', { dealId, rating: 5 })).body.code).toBe(
      'deal.own-business',
    );
    expect((await stranger.client.post('/api/reviews', { dealId: 2_000_000_000, rating: 5 })).body.code).toBe(
      'deal.not-found',
    );
    expect((await stranger.client.get(`/api/deals/${dealId}/reviews/mine`)).status).toBe(404);
  });

  it.each([0, 6, 4.5, '5', null])('refuse %j stars', async (stars) => {
    const { client } = await world.person();
    const answer = await client.post('/api/reviews', { dealId, rating: stars });
    expect(answer.body.errors).toEqual([
      { field: 'rating', message: 'Please select a star rating before submitting.' },
    ]);
  });

  it('come page by page, the newest first', async () => {
    for (let stars = 1; stars <= 3; stars++)
      await (await visitor()).client.post('/api/reviews', { dealId, rating: stars });
    const first = await running.client().get<{ rating: number }[]>(`/api/deals/${dealId}/reviews?limit=2`);
    expect(first.body.map(({ rating: stars }) => stars)).toEqual([3, 2]);
    expect(first.headers.get('x-total-count')).toBe('3');
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] as string;
    expect(
      (await running.client().get<{ rating: number }[]>(next)).body.map(({ rating: stars }) => stars),
    ).toEqual([1]);
  });

  it('keep markup as text', async () => {
    const { client } = await visitor();
    const answer = await client.post('/api/reviews', {
      dealId,
      rating: 5,
      comment: '<img src=x onerror=alert(1)>',
    });
    expect([answer.headers.get('content-type'), answer.body]).toEqual([
      'application/json; charset=utf-8',
      expect.objectContaining({ comment: '<img src=x onerror=alert(1)>' }),
    ]);
  });
});
