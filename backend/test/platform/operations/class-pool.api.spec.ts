import { RequestDeadline } from '../../../src/common/connections/request-deadline.js';
import { type WorkContext, workContext } from '../../../src/common/connections/work-context.js';
import { ClassPool } from '../../../src/database/class-pool.js';
import { PreparingClient } from '../../../src/database/preparing-client.js';

const NOW = { text: 'SELECT 1 AS one' };

const workWithin = (limitMs: number): WorkContext => ({
  connections: 'keys',
  deadline: new RequestDeadline(limitMs),
});

describe('one statement of a pool', () => {
  const pool = new ClassPool({
    connectionString: process.env['DATABASE_URL'],
    Client: PreparingClient,
  } as ConstructorParameters<typeof ClassPool>[0]);

  const connected = (): Promise<() => void> =>
    new Promise((resolve, reject) =>
      pool.connect((error, _client, release) => (error ? reject(error) : resolve(() => release()))),
    );
  const limitOf = (): number => pool.states.find(({ name }) => name === 'keys')?.limit ?? 0;

  afterAll(() => new Promise<void>((resolve) => pool.end(() => resolve())));

  it('succeeds when the request that held its connection has passed its own time limit', async () => {
    const over = workWithin(0);
    const releases = await Promise.all(
      Array.from({ length: limitOf() }, () => workContext.run(workWithin(60_000), connected)),
    );
    const waiting = workContext.run(workWithin(60_000), () => pool.query<{ one: number }>(NOW));
    workContext.run(over, () => releases.forEach((release) => release()));
    expect((await waiting).rows).toEqual([{ one: 1 }]);
  });

  it('is rejected after the time limit, and its connection is free', async () => {
    await expect(workContext.run(workWithin(0), () => pool.query(NOW))).rejects.toMatchObject({
      code: '57014',
    });
    expect(pool.states.find(({ name }) => name === 'keys')).toMatchObject({ used: 0, waiting: 0 });
  });

  it('is canceled at the time limit', async () => {
    const sleep = workContext.run(workWithin(200), () => pool.query({ text: 'SELECT pg_sleep(20)' }));
    await expect(sleep).rejects.toMatchObject({ code: '57014' });
  });
});
