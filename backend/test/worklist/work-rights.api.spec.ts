import type { Problem } from '../support/api/api-client.js';
import type { Person } from '../support/world.js';
import { Workbench } from './worklist.fixture.js';

interface Counts {
  ready: number;
  blocked: number;
  kinds: { kind: string }[];
}

describe('the workbench by role (Y9)', () => {
  let bench: Workbench;
  let staff: Record<'owner' | 'moderator' | 'support' | 'finance', Person>;
  let deal: number;

  beforeAll(async () => {
    bench = await Workbench.start();
    const { running, world } = bench;
    staff = {
      owner: bench.admin,
      moderator: await world.admin('moderator'),
      support: await world.admin('support'),
      finance: await world.admin('finance'),
    };
    deal = await bench.pendingDeal(await world.business());
    await running.client().post('/api/contact', {
      name: 'Mina Gurung',
      email: 'mina@example.com',
      subject: 'My code',
      message: 'The counter could not read it.',
    });
  });

  afterAll(() => bench.stop());

  const kindsOf = async (role: keyof typeof staff): Promise<string[]> => {
    const { body } = await staff[role].client.get<{ kind: string }[]>('/api/admin/work');
    return [...new Set(body.map(({ kind }) => kind))].sort();
  };
  const countsOf = async (role: keyof typeof staff) =>
    (await staff[role].client.get<Counts>('/api/admin/work/counts')).body;

  it('shows and counts the items that the role decides', async () => {
    expect(await kindsOf('owner')).toEqual(['deal', 'message']);
    expect(await kindsOf('moderator')).toEqual(['deal']);
    expect(await kindsOf('support')).toEqual(['message']);
    expect(await kindsOf('finance')).toEqual([]);
    expect((await countsOf('support')).kinds.map(({ kind }) => kind)).toEqual(['message']);
    expect(await countsOf('finance')).toMatchObject({ ready: 0, blocked: 0, kinds: [] });
  });

  it('rejects other items: to read, to claim and to snooze', async () => {
    const path = `/api/admin/work/deal/${deal}`;
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const { client } = staff.support;
    const answers = [
      await client.get<Problem>('/api/admin/work?kind=deal'),
      await client.get<Problem>(path),
      await client.post<Problem>(`${path}/claim`, {}),
      await client.delete<Problem>(`${path}/claim`),
      await client.send('PUT', `${path}/snooze`, { until }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([403, 'admin.right-missing']);
    expect((await staff.moderator.client.get(path)).status).toBe(200);
  });

  it('hides the pending decision about another kind, and drops it with the right', async () => {
    const moderator = await bench.world.admin('moderator');
    const { status, body } = await bench.decide(`deals/${deal}/approve`, {}, moderator);
    expect(status).toBe(202);
    const path = `/api/admin/decisions/${body.decisionId}`;
    expect((await staff.support.client.get<Problem>(path)).body.code).toBe('admin.right-missing');
    await staff.owner.client.send('PUT', `/api/admin/roles/${moderator.id}`, { role: 'support' });
    await bench.carryOut();
    expect(await bench.decision(body.decisionId)).toMatchObject({
      state: 'failed',
      code: 'admin.right-missing',
    });
    expect(await bench.statusOf(deal)).toBe('pending');
  });

  it('has queues, and results of the search, of the role only', async () => {
    const queues = async (role: keyof typeof staff) => {
      const { body } =
        await staff[role].client.get<Record<'deals' | 'messages', { count: number }>>('/api/admin/overview');
      return [body.deals.count, body.messages.count];
    };
    expect(await queues('moderator')).toEqual([1, 0]);
    expect(await queues('support')).toEqual([0, 1]);
    const found = async (role: keyof typeof staff) => {
      const { body } = await staff[role].client.get<Record<string, unknown[]>>('/api/admin/search?q=momo');
      return body['deals']?.length;
    };
    expect([await found('moderator'), await found('support')]).toEqual([1, 0]);
  });
});
