import { type RunningApp, startApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

describe('what is stored of reviews with deals and passes', () => {
  let running: RunningApp;
  let world: World;
  let dealId: number;
  let person: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    const shop = await world.business();
    dealId = await world.deal(shop, { redemption_limit: 3 });
    person = await world.person();
    await use(shop.owner);
  });

  afterAll(() => running.stop());

  const use = async (owner: Person): Promise<void> => {
    const { body } = await person.client.post<{ code: string }>('/api/redemptions', { dealId });
    await owner.client.post('/api/counter/accept', { code: body.code });
  };
  const sql = (statement: string): Promise<unknown> =>
    running.database.query(
      statement.replaceAll(':deal', String(dealId)).replaceAll(':user', String(person.id)),
    );
  const counts = async (): Promise<number[]> =>
    (
      await running.database.query<{ counts: number[] }>(
        `SELECT array_agg(coalesce(n.reviews, 0) ORDER BY star) AS counts
         FROM generate_series(1, 5) AS star LEFT JOIN deal_ratings n ON n.deal_id = $1 AND n.stars = star`,
        [dealId],
      )
    ).rows[0]?.counts ?? [];
  const areReviewed = async (): Promise<boolean[]> =>
    (await person.client.get<{ isReviewed: boolean }[]>('/api/redemptions/me')).body.map(
      (pass) => pass.isReviewed,
    );

  it('follows each change of a review, whichever version writes it', async () => {
    expect([await counts(), await areReviewed()]).toEqual([[0, 0, 0, 0, 0], [false]]);
    await sql('INSERT INTO reviews (user_id, deal_id, rating) VALUES (:user, :deal, 4)');
    expect([await counts(), await areReviewed()]).toEqual([[0, 0, 0, 1, 0], [true]]);
    await sql('UPDATE reviews SET rating = 2 WHERE deal_id = :deal');
    expect(await counts()).toEqual([0, 1, 0, 0, 0]);
    await sql(`UPDATE reviews SET hidden_at = now(), hidden_reason = 'For a test' WHERE deal_id = :deal`);
    expect([await counts(), await areReviewed()]).toEqual([[0, 0, 0, 0, 0], [true]]);
    await sql('UPDATE reviews SET rating = 5 WHERE deal_id = :deal');
    await sql('UPDATE reviews SET hidden_at = NULL, hidden_reason = NULL WHERE deal_id = :deal');
    expect(await counts()).toEqual([0, 0, 0, 0, 1]);
  });

  it('holds for passes that are issued after the review', async () => {
    await person.client.post('/api/redemptions', { dealId });
    expect(await areReviewed()).toEqual([true, true]);
    await sql('DELETE FROM reviews WHERE deal_id = :deal');
    expect([await counts(), await areReviewed()]).toEqual([
      [0, 0, 0, 0, 0],
      [false, false],
    ]);
  });
});
