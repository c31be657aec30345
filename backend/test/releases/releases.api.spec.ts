import { randomUUID } from 'node:crypto';
import { SIGNATURE, signCall } from '../../src/common/signed-calls/signed-call.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import type { Problem } from '../support/api/api-client.js';
import { type Person, World } from '../support/world.js';

interface State {
  remote: string;
  number: number;
  live: string;
  previous: string | null;
  share: number;
  period: number;
}
interface Release extends Omit<State, 'remote' | 'number' | 'period'> {
  id: string;
  lastChange: string;
  isWatched: boolean;
  versions: { version: string; isKept: boolean; views: number; failures: number }[];
}

const FIRST = '1.0.0-aaaaaaaaaa';
const SECOND = '1.0.1-bbbbbbbbbb';
const THIRD = '1.1.0-cccccccccc';
const TIMES = {
  [FIRST]: '2026-11-01T00:00:00Z',
  [SECOND]: '2026-11-02T00:00:00Z',
  [THIRD]: '2026-11-03T00:00:00Z',
};
const PATH = '/api/admin/releases';
const REPORTS = '/internal/releases';
const RELEASES_SECRET = 'v3ry-R4ndom-0123456789-abcdefghijk';

let remotes = 0;

describe('releases of remotes', () => {
  let running: RunningApp;
  let second: RunningApp;
  let admin: Person;
  let world: World;

  beforeAll(async () => {
    [running, second] = [await startApp({ RELEASES_SECRET }), await startApp({ RELEASES_SECRET })];
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
  });
  afterAll(async () => {
    await second.stop();
    await running.stop();
  });

  const EMPTY = { shell: randomUUID(), lists: [], views: [], failures: [] };
  /** Sends a report as a shell with this secret. */
  const send = <T = Problem>(report: object, app = running, secret = RELEASES_SECRET, at = new Date()) => {
    const body = { ...EMPTY, ...report };
    const call = { purpose: 'release-report' as const, method: 'POST', path: REPORTS, body };
    return app.client().post<T>(REPORTS, body, { [SIGNATURE]: signCall(secret, call, at) });
  };
  const report = async (body: object, app = running) => {
    const answer = await send<State[]>(body, app);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return answer.body;
  };
  const stateOf = async (remote: string, app = running): Promise<State> =>
    (await report({}, app)).find((one) => one.remote === remote) as State;
  const listOf = (
    remote: string,
    number: number,
    live: string,
    share = 100,
    kept = [FIRST, SECOND, THIRD],
  ) => ({
    ...{ remote, number, live, share },
    versions: kept.map((id) => ({ id, releasedAt: TIMES[id as typeof FIRST] })),
  });
  /** A remote whose second version is live for a share of the visitors. */
  const released = async (share = 10): Promise<string> => {
    const remote = `vendor${++remotes}`;
    await report({ lists: [listOf(remote, 1, FIRST)] });
    await report({ lists: [listOf(remote, 2, SECOND, share)] });
    return remote;
  };
  const viewsOf = (remote: string, version: string, views: number, period = 2) => ({
    remote,
    version,
    period,
    views,
  });
  const failuresOf = (remote: string, version: string, addresses: string[], period = 2) =>
    addresses.map((address) => ({ remote, version, period, address }));
  const addresses = (count: number): string[] =>
    Array.from({ length: count }, (_, at) => `203.0.113.${at + 1}`);
  const shown = async (remote: string): Promise<Release> => {
    const { body } = await admin.client.get<Release[]>(PATH);
    return body.find(({ id }) => id === remote) as Release;
  };

  it('are what the newest list says, with the version before for the other visitors', async () => {
    const remote = await released(10);
    expect(await stateOf(remote, second)).toEqual({
      ...{ remote, number: 2, live: SECOND, previous: FIRST, share: 10, period: 2 },
    });
    await report({ lists: [listOf(remote, 1, FIRST)] });
    expect((await stateOf(remote)).live).toBe(SECOND);
  });

  it('keep the version of most visitors beside the next one', async () => {
    const remote = await released(10);
    await report({ lists: [listOf(remote, 3, THIRD, 20)] });
    expect(await stateOf(remote)).toMatchObject({ live: THIRD, previous: FIRST, share: 20 });
  });

  it('go to all visitors where an earlier version is live again, and do not return from it', async () => {
    const remote = await released(100);
    await report({ lists: [listOf(remote, 3, FIRST, 10)] });
    expect(await stateOf(remote)).toMatchObject({ live: FIRST, previous: null, share: 100 });
  });

  it('are applied once and in order, however many shells report them at the same time', async () => {
    const remote = `vendor${++remotes}`;
    const numbers = [1, 2, 3, 2, 1, 3, 3, 2];
    const versions = [FIRST, SECOND, THIRD];
    await Promise.all(
      numbers.map((number, at) =>
        report(
          { lists: [listOf(remote, number, versions[number - 1] as string)] },
          at % 2 ? running : second,
        ),
      ),
    );
    expect(await stateOf(remote)).toMatchObject({ number: 3, live: THIRD });
    // Each number once, also where the first two lists arrive together.
    const other = `vendor${++remotes}`;
    await Promise.all(
      [1, 2].map((number) => report({ lists: [listOf(other, number, versions[number - 1] as string)] })),
    );
    expect(await stateOf(other)).toMatchObject({ number: 2, live: SECOND });
  });

  it('return by themselves when the live version fails too often, once, and this is in the audit log', async () => {
    const remote = await released(10);
    const reports = [
      ...[1, 2].map(() => ({ shell: randomUUID(), views: [viewsOf(remote, SECOND, 25)] })),
      ...addresses(2).map((address) => ({ failures: failuresOf(remote, SECOND, [address]) })),
    ];
    await Promise.all(reports.map((one, at) => report(one, at % 2 ? running : second)));
    expect(await stateOf(remote)).toMatchObject({ live: FIRST, previous: null, share: 100, number: 2 });
    expect(await shown(remote)).toMatchObject({ lastChange: 'returned-by-itself', isWatched: false });
    const { rows } = await running.database.query(
      `SELECT actor_id AS actor, before, after FROM audit_log WHERE action = 'release.returned-by-itself' AND subject_id = $1`,
      [remote],
    );
    expect(rows).toEqual([{ actor: null, before: { live: SECOND }, after: { live: FIRST } }]);
    // The list that was applied does not come back, the next one does.
    await report({ lists: [listOf(remote, 2, SECOND, 10)] });
    expect((await stateOf(remote)).live).toBe(FIRST);
    await report({ lists: [listOf(remote, 3, THIRD, 10)] });
    expect(await stateOf(remote)).toMatchObject({ live: THIRD, previous: FIRST, share: 10 });
  });

  it('do not return because of one address, its network, or a repeated report', async () => {
    const remote = await released(10);
    const failures = failuresOf(remote, SECOND, ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3::4']);
    const body = { views: [viewsOf(remote, SECOND, 50)], failures };
    await Promise.all([body, body, body].map((one) => report(one)));
    await report({ views: [viewsOf(remote, SECOND, 40)] });
    expect((await stateOf(remote)).live).toBe(SECOND);
    expect((await shown(remote)).versions.find(({ version }) => version === SECOND)).toMatchObject({
      ...{ views: 50, failures: 1 },
    });
    const { rows } = await running.database.query(
      `SELECT visitor::text FROM release_failures WHERE remote = $1`,
      [remote],
    );
    expect(JSON.stringify(rows)).not.toContain('2001');
  });

  it('do not return while the version before fails as often', async () => {
    const remote = await released(50);
    await report({
      views: [viewsOf(remote, SECOND, 100), viewsOf(remote, FIRST, 100)],
      failures: [...failuresOf(remote, FIRST, addresses(5)), ...failuresOf(remote, SECOND, addresses(10))],
    });
    expect((await stateOf(remote)).live).toBe(SECOND);
  });

  it('are watched for 24 hours after all visitors got them', async () => {
    const remote = await released(100);
    expect((await shown(remote)).isWatched).toBe(true);
    await running.database.query(
      `UPDATE remote_releases SET full_since = now() - interval '25 hours' WHERE remote = $1`,
      [remote],
    );
    await report({
      views: [viewsOf(remote, SECOND, 100)],
      failures: failuresOf(remote, SECOND, addresses(50)),
    });
    expect((await stateOf(remote)).live).toBe(SECOND);
  });

  it('ignore counts of another period and of an unknown version', async () => {
    const remote = await released(10);
    await report({
      views: [viewsOf(remote, SECOND, 100, 1), viewsOf(remote, THIRD, 100)],
      failures: failuresOf(remote, SECOND, addresses(9), 7),
    });
    expect((await shown(remote)).versions.map(({ views, failures }) => views + failures)).toEqual([0, 0, 0]);
  });

  describe('for an admin', () => {
    it('have a share that changes, at once for all shells', async () => {
      const remote = await released(10);
      const { status, body } = await admin.client.patch<Release>(`${PATH}/${remote}`, {
        live: SECOND,
        share: 60,
      });
      expect([status, body.share, body.lastChange]).toEqual([200, 60, 'share']);
      expect(await stateOf(remote, second)).toMatchObject({ share: 60, period: 2 });
    });

    it('return to a kept version only', async () => {
      const remote = await released(100);
      await report({ lists: [listOf(remote, 3, THIRD, 100, [SECOND, THIRD])] });
      const to = (version: string) => admin.client.post(`${PATH}/${remote}/return`, { live: THIRD, version });
      expect(await to(FIRST)).toMatchObject({ status: 404, body: { code: 'release.not-found' } });
      expect((await to(SECOND)).status).toBe(200);
      expect(await stateOf(remote)).toMatchObject({ live: SECOND, previous: null, share: 100, number: 3 });
    });

    it('do not change where another version is live meanwhile', async () => {
      const remote = await released(10);
      for (const answer of [
        await admin.client.patch(`${PATH}/${remote}`, { live: FIRST, share: 60 }),
        await admin.client.post(`${PATH}/${remote}/return`, { live: FIRST, version: FIRST }),
      ])
        expect(answer).toMatchObject({ status: 409, body: { code: 'release.changed' } });
    });

    it('have one winner of changes at the same time', async () => {
      const remote = await released(10);
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() =>
          admin.client.post(`${PATH}/${remote}/return`, { live: SECOND, version: FIRST }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    });

    it('have no share without a version before', async () => {
      const remote = `vendor${++remotes}`;
      await report({ lists: [listOf(remote, 1, FIRST)] });
      expect(await admin.client.patch(`${PATH}/${remote}`, { live: FIRST, share: 5 })).toMatchObject({
        ...{ status: 409, body: { code: 'release.no-other' } },
      });
      expect((await admin.client.patch(`${PATH}/none`, { live: FIRST, share: 5 })).status).toBe(404);
    });

    it('reject a malformed change', async () => {
      for (const body of [{}, { live: SECOND, share: 101 }, { live: 'two', share: 5 }])
        expect((await admin.client.patch(`${PATH}/vendor`, body)).status).toBe(400);
      expect((await admin.client.post(`${PATH}/vendor/return`, { live: SECOND })).status).toBe(400);
    });
  });

  it('are not for others', async () => {
    const customer = await world.person();
    const statuses = async (client: Person['client']): Promise<number[]> => [
      (await client.get(PATH)).status,
      (await client.patch(`${PATH}/vendor`, { live: FIRST, share: 5 })).status,
      (await client.post(`${PATH}/vendor/return`, { live: FIRST, version: SECOND })).status,
    ];
    expect(await statuses(customer.client)).toEqual([403, 403, 403]);
    expect(await statuses(running.client())).toEqual([401, 401, 401]);
  });

  it('take no malformed report', async () => {
    const wrong = [
      { shell: 'one' },
      { lists: [{ ...listOf('vendor', 1, FIRST), share: 101 }] },
      { lists: [{ ...listOf('../vendor', 1, FIRST) }] },
      { views: [viewsOf('vendor', SECOND, -1)] },
      { failures: failuresOf('vendor', SECOND, ['nobody']) },
      { failures: failuresOf('vendor', SECOND, addresses(201)) },
    ];
    for (const body of wrong) expect((await send(body)).status).toBe(400);
  });

  it('take only reports that a shell has signed, and none without a secret (RE5)', async () => {
    const remote = await released();
    const before = await stateOf(remote);
    const lists = [listOf(remote, 3, THIRD)];
    const unsigned = await running.client().post(REPORTS, { ...EMPTY, lists });
    const malformed = await running.client().post(REPORTS, { shell: 'one' });
    const foreign = await send({ lists }, running, `${RELEASES_SECRET}x`);
    const old = await send({ lists }, running, RELEASES_SECRET, new Date(Date.now() - 301_000));
    const answers = [unsigned, malformed, foreign, old];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [403, 'access.denied']),
    );
    expect(await stateOf(remote)).toEqual(before);
    const closed = await startApp();
    expect((await send({ lists }, closed)).status).toBe(404);
    await closed.stop();
  });
});
