import { type RunningApp, startApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

describe('points that the support team adds', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  const correct = ({ client }: Person, { id }: Person, delta: number) =>
    client.post<{ code: string; loyaltyPoints: number }>(`/api/admin/users/${id}/points`, {
      delta,
      reason: 'The counter was offline.',
    });

  it('are worth at most Rs. 50,000 in 7 days, for all accounts together and at the same moment (Y4)', async () => {
    const support = await world.admin('support');
    const friends = await Promise.all(Array.from({ length: 8 }, () => world.person()));
    const answers = await Promise.all(friends.map((friend) => correct(support, friend, 100_000)));
    expect(answers.map(({ status, body }) => (status === 200 ? 200 : body.code)).sort()).toEqual([
      200,
      200,
      200,
      200,
      200,
      'points.too-many',
      'points.too-many',
      'points.too-many',
    ]);
    const [friend] = friends as [Person];
    expect((await correct(support, friend, 1)).status).toBe(409);
    expect((await correct(support, friend, -1)).status).not.toBe(500);
    expect((await correct(await world.admin('support'), friend, 1)).status).toBe(200);
  });
});
