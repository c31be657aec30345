import { PublicCache } from '../../../src/common/http-cache/public-cache.js';
import { until } from '../../support/processes/until.js';
import { type Link, linkTo } from '../../support/processes/link.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Person, World } from '../../support/world.js';

describe('the connection that announces changes, when it is silent without an end', () => {
  let link: Link;
  let cut: RunningApp;
  let other: RunningApp;
  let world: World;
  let owner: Person;
  let deal: number;

  beforeAll(async () => {
    const direct = new URL(process.env['DATABASE_URL'] as string);
    link = await linkTo(Number(direct.port));
    direct.port = String(link.port);
    [cut, other] = await Promise.all([startApp({ DATABASE_DIRECT_URL: direct.href }), startApp()]);
    world = new World(other.database, other.url);
    await world.catalog();
    const shop = await world.business();
    owner = shop.owner;
    deal = await world.deal(shop);
  });

  afterAll(async () => {
    link.freeze(false);
    await cut.stop();
    await other.stop();
    link.close();
  });

  const isUsable = (): boolean => cut.app.get(PublicCache).state.isUsable;

  const isPausedAt = async ({ client }: RunningApp): Promise<boolean> =>
    (await client().get<{ status: string }>(`/api/deals/${deal}`)).body.status !== 'live';

  it('makes the instance keep nothing, until a new connection is there', async () => {
    await until(isUsable);
    expect(await isPausedAt(cut)).toBe(false);
    link.freeze(true);
    expect((await owner.client.post(`/api/deals/${deal}/pause`)).status).toBe(200);
    // Without being told, it would keep the response for a minute.
    await until(() => isPausedAt(cut));
    expect(isUsable()).toBe(false);
    link.freeze(false);
    await until(isUsable);
    expect((await owner.client.post(`/api/deals/${deal}/resume`)).status).toBe(200);
    await until(async () => !(await isPausedAt(cut)));
    expect(isUsable()).toBe(true);
  }, 60_000);
});
