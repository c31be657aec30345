import { type RunningApp, startApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

interface Listed {
  id: number;
  hiddenAt: string | null;
  reports: { reason: string; comment: string | null }[];
}

describe('admins and reviews (R5)', () => {
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

  /** A deal with reviews of these ratings. @returns its id, and those of the reviews */
  const reviewed = async (...ratings: number[]) => {
    const deal = await world.deal(await world.business());
    const reviews: number[] = [];
    for (const rating of ratings) {
      const { rows } = await running.database.query<{ id: number }>(
        'INSERT INTO reviews (user_id, deal_id, rating, comment) VALUES ($1, $2, $3, $4) RETURNING id',
        [(await world.person()).id, deal, rating, `Worth ${rating} of 5.`],
      );
      reviews.push(rows[0]?.id as number);
    }
    await running.database.query('UPDATE deals SET rating_sum = $2, rating_count = $3 WHERE id = $1', [
      deal,
      ratings.reduce((sum, one) => sum + one, 0),
      ratings.length,
    ]);
    return { deal, reviews };
  };
  const averageOf = async (deal: number) => {
    const { body } = await running
      .client()
      .get<{ averageRating: number | null; reviewCount: number }>(`/api/deals/${deal}`);
    return [body.averageRating, body.reviewCount];
  };
  const report = async (review: number, reason = 'spam') =>
    (await world.person()).client.post(`/api/reviews/${review}/report`, { reason });
  const list = async (query: string) =>
    (await admin.client.get<Listed[]>(`/api/admin/reviews?${query}`)).body;
  const decide = (review: number, verb: string, body: object = {}, by = admin) =>
    by.client.patch(`/api/admin/reviews/${review}/${verb}`, body);
  const why = { reason: 'It insults the cook.' };

  it('hide one with a reason: it is in no list and no average, and back as it was when restored', async () => {
    const { deal, reviews } = await reviewed(5, 1);
    expect(await averageOf(deal)).toEqual([3, 2]);
    expect((await decide(reviews[1] as number, 'hide', why)).status).toBe(204);
    expect(await averageOf(deal)).toEqual([5, 1]);
    const { body } = await running.client().get<{ id: number }[]>(`/api/deals/${deal}/reviews`);
    expect(body.map(({ id }) => id)).toEqual([reviews[0]]);
    expect((await list(`status=hidden&deal=${deal}`)).map(({ id }) => id)).toEqual([reviews[1]]);
    expect((await decide(reviews[1] as number, 'restore')).status).toBe(204);
    expect(await averageOf(deal)).toEqual([3, 2]);
  });

  it('find what is reported until they decide', async () => {
    const { deal, reviews } = await reviewed(2, 3);
    const [first = 0, second = 0] = reviews;
    await report(first, 'offensive');
    await report(first, 'spam');
    await report(second);
    const waiting = await list(`status=reported&deal=${deal}&sort=oldest`);
    expect(waiting.map(({ id, reports }) => [id, reports.map(({ reason }) => reason)])).toEqual([
      [first, ['offensive', 'spam']],
      [second, ['spam']],
    ]);
    expect((await decide(first, 'keep')).status).toBe(204);
    expect((await decide(second, 'hide', why)).status).toBe(204);
    expect(await list(`status=reported&deal=${deal}`)).toEqual([]);
    await report(first);
    expect((await list(`status=reported&deal=${deal}`)).map(({ reports }) => reports.length)).toEqual([1]);
  });

  it.each([
    ['hide', 'hidden', why],
    ['restore', 'shown', {}],
    ['keep', 'not-reported', {}],
  ])('are told when somebody was faster: %s', async (verb, currentState, body) => {
    const { reviews } = await reviewed(4);
    const review = reviews[0] as number;
    if (verb === 'hide') await decide(review, 'hide', why);
    const { status, body: problem } = await decide(review, verb, body);
    expect([status, problem.code, problem['currentState']]).toEqual([
      409,
      'review.state-forbids',
      currentState,
    ]);
  });

  it('decide once, also many at once: one average, one entry', async () => {
    const { deal, reviews } = await reviewed(5, 1);
    const admins = await Promise.all(Array.from({ length: 8 }, () => world.admin()));
    const answers = await Promise.all(admins.map((one) => decide(reviews[1] as number, 'hide', why, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(7).fill(409)]);
    expect(await averageOf(deal)).toEqual([5, 1]);
    const { rows } = await running.database.query(
      "SELECT 1 FROM audit_log WHERE action = 'review.hidden' AND subject_id = $1",
      [String(reviews[1])],
    );
    expect(rows).toHaveLength(1);
  });

  it('give a reason, and decide about what there is', async () => {
    const { reviews } = await reviewed(4);
    expect((await decide(reviews[0] as number, 'hide')).status).toBe(400);
    expect((await decide(reviews[0] as number, 'hide', { ...why, isHidden: true })).status).toBe(400);
    expect((await decide(2_000_000_000, 'hide', why)).body.code).toBe('review.not-found');
    expect((await admin.client.get('/api/admin/reviews?status=odd')).status).toBe(400);
  });
});
