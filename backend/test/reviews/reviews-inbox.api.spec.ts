import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Review {
  id: number;
  rating: number;
  answerBy: string | null;
  visit: { at: string; branch: string | null; servedBy: string | null; nth: number } | null;
}

interface Summary {
  unanswered: number;
  lowStars: number;
  answerTime: { count: number; inTime: number; averageDays: number } | null;
}

const DAY_MS = 86_400_000;

describe('the inbox of reviews (R7)', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let dealId: number;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  beforeEach(async () => {
    shop = await world.business();
    dealId = await world.deal(shop);
  });

  afterAll(() => running.stop());

  const use = async (person: Person): Promise<void> => {
    const { body } = await person.client.post<{ code: string }>('/api/redemptions', { dealId });
    await shop.owner.client.post('/api/counter/accept', { code: body.code, branchId: shop.branchId });
  };
  const writtenBy = async (person: Person, rating: number, comment?: string): Promise<number> => {
    await use(person);
    return (await person.client.post<{ id: number }>('/api/reviews', { dealId, rating, comment })).body.id;
  };
  const write = async (rating: number, comment?: string): Promise<number> =>
    writtenBy(await world.person(), rating, comment);
  const list = async (query: string): Promise<Review[]> =>
    (await shop.owner.client.get<Review[]>(`/api/vendors/me/reviews?${query}`)).body;
  const ids = async (query: string): Promise<number[]> => (await list(query)).map(({ id }) => id);
  const summary = async (): Promise<Summary> =>
    (await shop.owner.client.get<Summary>('/api/vendors/me/reviews/summary')).body;

  it('has what waits for an answer, low stars first and then the oldest, without reviews without words', async () => {
    const good = await write(5, 'Good');
    const bad = await write(1, 'Cold tea');
    await write(2);
    const poor = await write(2, 'Slow');
    const later = await write(5, 'Again good');
    const answered = await write(3, 'Fine');
    await shop.owner.client.post(`/api/reviews/${answered}/reply`, { reply: 'Thank you' });
    expect(await ids('show=waiting')).toEqual([bad, poor, good, later]);
    expect(await ids('show=low-stars')).toEqual([bad, poor]);
    expect(await ids('show=answered')).toEqual([answered]);
    expect(await summary()).toMatchObject({ unanswered: 4, lowStars: 2 });
  });

  it('is walked page by page in its order', async () => {
    const written: number[] = [];
    for (const stars of [1, 1, 2, 4, 5]) written.push(await write(stars, `${stars} stars`));
    const seen: number[] = [];
    let path: string | undefined = '/api/vendors/me/reviews?show=waiting&limit=2';
    while (path) {
      const page: { body: Review[]; headers: Headers } = await shop.owner.client.get<Review[]>(path);
      seen.push(...page.body.map(({ id }) => id));
      path = /<([^>]*)>/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(written);
    const newest = await shop.owner.client.get<Review[]>('/api/vendors/me/reviews?limit=2');
    const cursor = /cursor=([^&>]*)/.exec(newest.headers.get('link') ?? '')?.[1];
    expect(
      (await shop.owner.client.get(`/api/vendors/me/reviews?show=waiting&cursor=${cursor}`)).status,
    ).toBe(400);
  });

  it('has what the reader has reported', async () => {
    const id = await write(1, 'Bad');
    expect(await ids('show=reported')).toEqual([]);
    await shop.owner.client.post(`/api/reviews/${id}/report`, { reason: 'false' });
    expect(await ids('show=reported')).toEqual([id]);
  });

  it('names the visit and when the answer is due, and no contact data', async () => {
    const person = await world.person({ firstName: 'Asha', lastName: 'Gurung' });
    await use(person);
    await use(person);
    const { body } = await person.client.post<{ id: number; createdAt: string }>('/api/reviews', {
      dealId,
      rating: 2,
      comment: 'Slow',
    });
    const [review] = await list('show=waiting');
    expect(review?.visit).toMatchObject({ nth: 2, branch: expect.any(String), servedBy: expect.any(String) });
    expect(Date.parse(review?.answerBy ?? '')).toBe(Date.parse(body.createdAt) + 7 * DAY_MS);
    expect(JSON.stringify(review)).not.toContain('Gurung');
    await shop.owner.client.post(`/api/reviews/${body.id}/reply`, { reply: 'Sorry' });
    expect((await list('show=answered'))[0]?.answerBy).toBeNull();
  });

  it('tells the managers of the branch of low stars', async () => {
    const { rows } = await running.database.query<{ id: number }>(
      `INSERT INTO branches (vendor_id, name, address, city) VALUES ($1, 'Patan', 'Durbar', 'Lalitpur') RETURNING id`,
      [shop.id],
    );
    const elsewhere = rows[0]?.id as number;
    const here = await world.staff(shop, 'manager', shop.branchId);
    const everywhere = await world.staff(shop, 'manager');
    const others = [
      await world.staff(shop, 'manager', elsewhere),
      await world.staff(shop, 'manager', shop.branchId, ['counter']),
      await world.staff(shop, 'counter', shop.branchId),
    ];
    await write(3, 'Not bad');
    await write(2, 'Cold tea');
    await running.deliverEvents();
    const told = async ({ client }: Pick<typeof here, 'client'>): Promise<string[]> =>
      (await client.get<{ kind: string; title: string }[]>('/api/notifications')).body
        .filter(({ kind }) => kind === 'review-received')
        .map(({ title }) => title);
    expect(await told(here)).toEqual([expect.stringContaining('2 of 5 stars')]);
    expect(await told(everywhere)).toHaveLength(1);
    expect(await told(shop.owner)).toHaveLength(2);
    for (const person of others) expect(await told(person)).toEqual([]);
  });

  it('tells the managers when a review is changed to low stars, and not again when it stays low', async () => {
    const { client } = await world.staff(shop, 'manager', shop.branchId);
    const author = await world.person();
    const id = await writtenBy(author, 5, 'Good');
    for (const rating of [4, 2, 1]) await author.client.patch(`/api/reviews/${id}`, { rating });
    await running.deliverEvents();
    const { body } = await client.get<{ kind: string }[]>('/api/notifications');
    expect(body.filter(({ kind }) => kind === 'review-received')).toHaveLength(1);
  });

  it('says how fast the business answers, from the replies of 12 months', async () => {
    expect((await summary()).answerTime).toBeNull();
    const [fast, slow, old] = [await write(5, 'a'), await write(4, 'b'), await write(3, 'c')];
    for (const [id, days, ago] of [
      [fast, 1, 10],
      [slow, 9, 10],
      [old, 100, 400],
    ])
      await running.database.query(
        `UPDATE reviews SET reply = 'Thank you', replied_at = now() - $2 * interval '1 day',
           created_at = now() - ($2 + $3) * interval '1 day' WHERE id = $1`,
        [id, ago, days],
      );
    expect((await summary()).answerTime).toEqual({ count: 2, inTime: 1, averageDays: 5 });
  });
});
