import { customer, issue, newCustomer, setUp, shop, tearDown, world } from '../passes.fixture.js';

describe('the daily limit of a deal', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  beforeEach(newCustomer);

  const takeAndReturn = async (dealId: number, times: number): Promise<(number | string)[]> => {
    const answers: (number | string)[] = [];
    for (let n = 0; n < times; n++) {
      const { status, body } = await customer.client.post<{ id: string; code: string }>('/api/redemptions', {
        dealId,
      });
      answers.push(status < 300 ? status : body.code);
      if (status < 300) await customer.client.post(`/api/redemptions/${body.id}/cancel`);
    }
    return answers;
  };

  it('is not used up by one customer who takes codes and gives them back (L3)', async () => {
    const dealId = await world.deal(shop, { daily_limit: 6 });
    expect(await takeAndReturn(dealId, 5)).toEqual([
      201,
      201,
      201,
      'deal.daily-limit-reached',
      'deal.daily-limit-reached',
    ]);
    const { body: own } = await customer.client.get<{ reasons: unknown[] }>(`/api/deals/${dealId}/mine`);
    expect(JSON.stringify(own)).toContain('deal.daily-limit-reached');
    await newCustomer();
    expect((await issue(dealId)).state).toBe('issued');
    const free = await world.deal(shop, { title: 'Without a limit' });
    expect(await takeAndReturn(free, 5)).toEqual([201, 201, 201, 201, 201]);
  });
});
