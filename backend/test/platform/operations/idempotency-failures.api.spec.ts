import { jest } from '@jest/globals';
import { RELEASE } from '../../../src/common/idempotency/idempotency-keys.sql.js';
import { Transactions } from '../../../src/common/transactions/transactions.js';
import { OWN_PASS } from '../../../src/modules/redemptions/passes/own-passes.sql.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Business, World } from '../../support/world.js';

describe('a request with a key whose database connection fails', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
  });

  afterEach(() => jest.restoreAllMocks());
  afterAll(() => running.stop());

  /** Fails each given statement once as a pool does that has no connection in time. */
  function failOnce(...statements: string[]): void {
    const transactions = running.app.get(Transactions);
    const query = transactions.query.bind(transactions);
    const left = new Set(statements);
    jest.spyOn(transactions, 'query').mockImplementation(async (sql, ...rest) => {
      if (left.delete(sql)) throw new Error('timeout exceeded when trying to connect');
      return query(sql, ...rest);
    });
  }

  const passesOf = async (userId: number): Promise<number> =>
    (await running.database.query('SELECT FROM passes WHERE user_id = $1', [userId])).rowCount ?? 0;

  it('gets the committed outcome when it is repeated, although the response could not be read', async () => {
    const customer = await world.person();
    const dealId = await world.deal(shop);
    failOnce(OWN_PASS);
    const issue = () => customer.client.post('/api/redemptions', { dealId }, { 'idempotency-key': 'read' });
    expect(await issue()).toMatchObject({ status: 503, body: { code: 'service.unavailable' } });
    // 200 would be the answer to another request for the pass that is open already.
    expect((await issue()).status).toBe(201);
    expect(await passesOf(customer.id)).toBe(1);
  });

  it('runs again when it is repeated, although its key could not be released at first', async () => {
    const customer = await world.person();
    const dealId = await world.deal(shop);
    const issue = () =>
      customer.client.post('/api/redemptions', { dealId }, { 'idempotency-key': 'release' });
    const begins = jest
      .spyOn(running.app.get(Transactions), 'run')
      .mockRejectedValueOnce(new Error('timeout exceeded when trying to connect'));
    failOnce(RELEASE);
    expect(await issue()).toMatchObject({ status: 503, body: { code: 'service.unavailable' } });
    begins.mockRestore();
    expect((await issue()).status).toBe(201);
    expect(await passesOf(customer.id)).toBe(1);
  });
});
