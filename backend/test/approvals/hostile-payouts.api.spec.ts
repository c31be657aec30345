import { owedTo, pay, payee, setUp, tearDown, asker } from './approvals.fixture.js';

describe('payouts of one admin at the same moment', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  it('count towards the sum of each other (Y8)', async () => {
    for (const _ of [1, 2, 3]) {
      const shop = await payee(150_000);
      const answers = await Promise.all([1, 2, 3].map(() => pay(asker, shop, 40_000)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 202, 409]);
      expect(await owedTo(shop)).toBe(110_000);
    }
  });
});
