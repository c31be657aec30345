import type { Answer } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

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

  const visitor = async (requested: Parameters<World['person']>[0] = {}): Promise<Person> => {
    const person = await world.person(requested);
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

  it('of a hidden deal are for its business and admins, as the deal', async () => {
    await (await visitor()).client.post('/api/reviews', { dealId, rating: 4 });
    const path = `/api/deals/${dealId}/reviews`;
    expect((await running.client().get(path)).status).toBe(200);
    expect((await shop.owner.client.post(`/api/deals/${dealId}/pause`)).status).toBe(200);
    const hidden = await running.client().get(path);
    expect([hidden.status, hidden.body.code]).toEqual([404, 'deal.not-found']);
    expect((await (await world.person()).client.get(path)).status).toBe(404);
    const own = await shop.owner.client.get(path);
    expect([own.status, own.body]).toEqual([200, [expect.objectContaining({ rating: 4 })]]);
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect((await running.client().get('/api/deals/999999/reviews')).status).toBe(404);
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

  it.each([0, 6, 4.5, '5', null])('reject %j stars', async (stars) => {
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

  it('come by their stars too, the newer one first among equals', async () => {
    for (const stars of [3, 5, 3])
      await (await visitor()).client.post('/api/reviews', { dealId, rating: stars });
    const all = async (sort: string): Promise<[number, number][]> => {
      const rows: [number, number][] = [];
      for (let next: string | undefined = `/api/deals/${dealId}/reviews?sort=${sort}&limit=1`; next;) {
        const page: Answer<{ id: number; rating: number }[]> = await running.client().get(next);
        rows.push(...page.body.map(({ id, rating: stars }): [number, number] => [stars, id]));
        next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
      }
      return rows;
    };
    for (const [sort, stars] of [
      ['best', [5, 3, 3]],
      ['worst', [3, 3, 5]],
    ] as const) {
      const rows = await all(sort);
      expect(rows.map(([count]) => count)).toEqual(stars);
      const [newer, older] = rows.filter(([count]) => count === 3).map(([, id]) => id);
      expect(newer).toBeGreaterThan(older as number);
    }
    expect((await running.client().get(`/api/deals/${dealId}/reviews?sort=longest`)).status).toBe(400);
  });

  it('are not shown and not counted while they are hidden', async () => {
    const { body } = await (
      await visitor()
    ).client.post<{ id: number }>('/api/reviews', { dealId, rating: 1 });
    await running.database.query(
      "UPDATE reviews SET hidden_at = now(), hidden_reason = 'spam' WHERE id = $1",
      [body.id],
    );
    const shown = await running.client().get<[]>(`/api/deals/${dealId}/reviews?limit=5`);
    expect([shown.body, shown.headers.get('x-total-count')]).toEqual([[], '0']);
    expect((await shop.owner.client.post(`/api/reviews/${body.id}/reply`, { reply: 'Thanks' })).status).toBe(
      404,
    );
    const reader = await world.person();
    expect((await reader.client.post(`/api/reviews/${body.id}/report`, { reason: 'spam' })).status).toBe(404);
  });

  describe('an answer of the business', () => {
    const written = async (): Promise<number> =>
      (await (await visitor()).client.post<{ id: number }>('/api/reviews', { dealId, rating: 4 })).body.id;

    it('is given once and shown to everybody', async () => {
      const id = await written();
      const manager = await world.staff(shop, 'manager');
      const answer = await manager.client.post(`/api/reviews/${id}/reply`, { reply: ' Come again. ' });
      expect([answer.status, answer.body]).toEqual([
        201,
        expect.objectContaining({ id, reply: 'Come again.', repliedAt: expect.any(String) }),
      ]);
      expect((await running.client().get(`/api/deals/${dealId}/reviews`)).body).toMatchObject([
        { reply: 'Come again.' },
      ]);
      const second = await shop.owner.client.post(`/api/reviews/${id}/reply`, { reply: 'Or not.' });
      expect([second.status, second.body.code]).toEqual([409, 'review.reply-exists']);
    });

    it('is one, however many are sent at once', async () => {
      const id = await written();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, number) =>
          shop.owner.client.post(`/api/reviews/${id}/reply`, { reply: `Answer ${number}` }),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    });

    it('is repeated without harm under its key', async () => {
      const id = await written();
      const send = () =>
        shop.owner.client.post(
          `/api/reviews/${id}/reply`,
          { reply: 'Thanks' },
          { 'idempotency-key': `r-${id}` },
        );
      expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    });

    it('comes from that business alone, not from its counter', async () => {
      const id = await written();
      const other = await world.business();
      const foreign = await other.owner.client.post(`/api/reviews/${id}/reply`, { reply: 'Hello' });
      expect([foreign.status, foreign.body.code]).toEqual([404, 'review.not-found']);
      const counter = await world.staff(shop);
      expect((await counter.client.post(`/api/reviews/${id}/reply`, { reply: 'Hello' })).status).toBe(403);
    });

    it.each([{}, { reply: ' ' }, { reply: 5 }, { reply: 'x'.repeat(2_001) }, { reply: 'ok', rating: 5 }])(
      'is rejected as %j',
      async (body) => {
        expect((await shop.owner.client.post(`/api/reviews/${await written()}/reply`, body)).status).toBe(
          400,
        );
      },
    );
  });

  describe('a report', () => {
    it('is taken once from each reader, and never of the own review', async () => {
      const author = await visitor();
      const { body } = await author.client.post<{ id: number }>('/api/reviews', { dealId, rating: 1 });
      const reader = await world.person();
      const report = (by: Person) =>
        by.client.post(`/api/reviews/${body.id}/report`, { reason: 'offensive', comment: 'Rude words.' });
      const first = await report(reader);
      expect([first.status, first.body]).toEqual([
        201,
        {
          id: expect.any(Number),
          reviewId: body.id,
          reason: 'offensive',
          comment: 'Rude words.',
          createdAt: expect.any(String),
        },
      ]);
      const second = await report(reader);
      expect([second.status, second.body.code]).toEqual([409, 'review.report-exists']);
      expect((await report(await world.person())).status).toBe(201);
      const own = await report(author);
      expect([own.status, own.body.code]).toEqual([403, 'review.own']);
      expect((await reader.client.post('/api/reviews/2000000000/report', { reason: 'spam' })).status).toBe(
        404,
      );
    });

    it.each([{}, { reason: 'boring' }, { reason: 'spam', comment: 'x'.repeat(501) }, { reason: null }])(
      'is rejected as %j',
      async (body) => {
        const reader = await world.person();
        expect((await reader.client.post('/api/reviews/1/report', body)).status).toBe(400);
      },
    );
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
