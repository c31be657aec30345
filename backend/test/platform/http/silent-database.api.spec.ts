import { PreparingClient } from '../../../src/database/preparing-client.js';
import { RequestDeadline } from '../../../src/common/connections/request-deadline.js';
import { workContext } from '../../../src/common/connections/work-context.js';
import { type Link, linkTo } from '../../support/processes/link.js';
import { until } from '../../support/processes/until.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Person, World } from '../../support/world.js';

const LIMIT_MS = 500;

describe('connections of which the other end disappeared without closing them', () => {
  const direct = process.env['DATABASE_URL'] as string;
  let link: Link;
  let url: string;

  beforeAll(async () => {
    const linked = new URL(direct);
    link = await linkTo(Number(linked.port));
    linked.port = String(link.port);
    url = linked.href;
  });

  afterAll(() => link.close());

  describe('of a backend', () => {
    let running: RunningApp;
    let customer: Person;

    beforeAll(async () => {
      running = await startApp({
        DATABASE_URL: url,
        DATABASE_DIRECT_URL: direct,
        REQUEST_TIMEOUT_MS: String(LIMIT_MS),
      });
      const world = new World(running.database, running.url);
      await world.catalog();
      customer = await world.person();
    });

    afterAll(() => running.stop());

    const rename = async (firstName: string): Promise<number> =>
      (await customer.client.patch('/api/users/me', { firstName })).status;

    it('hold up requests until shortly after their time limit, and are replaced', async () => {
      expect((await customer.client.get('/api/auth/user')).status).toBe(200);
      expect(await rename('Asha')).toBe(200);
      link.silence();
      const answer = await customer.client.get('/api/auth/user');
      expect([answer.status, answer.body.code]).toEqual([503, 'service.unavailable']);
      await until(async () => (await customer.client.get('/api/auth/user')).status === 200);
      await until(async () => (await rename('Maya')) === 200);
    });
  });

  it('fail the end of a transaction', async () => {
    const client = new PreparingClient({ connectionString: url });
    await client.connect();
    const deadline = new RequestDeadline(LIMIT_MS);
    await workContext.run({ connections: 'request', deadline }, async () => {
      await client.query('START TRANSACTION');
      link.silence();
      await expect(client.query('COMMIT')).rejects.toThrow('Connection terminated');
    });
    await expect(client.query('SELECT 1')).rejects.toThrow('not queryable');
  });
});
