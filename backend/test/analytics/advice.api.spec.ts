import { nepalDay, nepalWeekday } from '../../src/common/time/nepal-day.js';
import { ApiClient } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, World } from '../support/world.js';

interface Advice {
  id: string;
  weekday: number;
  hoursFrom: string;
  hoursUntil: string;
  uses: number;
}

const PATH = '/api/vendors/me/advice';
const DAY_MS = 86_400_000;
/** Monday and Tuesday from noon to 9 PM: six blocks of three hours. */
const HOURS = [1, 2].map((weekday) => ({ weekday, opens: '12:00', closes: '21:00' }));

describe('advice', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  const sunday = nepalDay(new Date(Date.now() - nepalWeekday(new Date()) * DAY_MS));
  const read = async ({ owner }: Business): Promise<Advice[]> =>
    (await owner.client.get<Advice[]>(PATH)).body;

  /** @param uses redemptions of the previous week as [weekday, hour, count] */
  async function shopWith(uses: readonly (readonly [number, number, number])[]): Promise<Business> {
    const shop = await world.business();
    await shop.owner.client.patch(`/api/vendors/me/locations/${shop.branchId}`, { hours: HOURS });
    const dealId = await world.deal(shop);
    const guest = await world.person();
    for (const [weekday, hour, count] of uses) {
      const day = nepalDay(new Date(Date.parse(`${sunday}T12:00:00Z`) - (7 - weekday) * DAY_MS));
      await running.database.query(
        `INSERT INTO passes (public_id, user_id, deal_id, vendor_id, code_hash, state, issued_at, expires_at, redeemed_at, redeemed_by, amount)
         SELECT gen_random_uuid(), $1, $2, $3, decode(md5(random()::text || n) || md5(n::text), 'hex'), 'redeemed',
           $4::timestamptz - interval '1 hour', $4::timestamptz + interval '1 day', $4, $5, 500 FROM generate_series(1, $6::int) n`,
        [
          guest.id,
          dealId,
          shop.id,
          `${day}T${String(hour).padStart(2, '0')}:30:00+05:45`,
          shop.owner.id,
          count,
        ],
      );
    }
    return shop;
  }

  const BUSY = [
    [1, 12, 8],
    [1, 15, 8],
    [1, 18, 8],
    [2, 12, 8],
    [2, 18, 8],
  ] as const;

  it('names the quietest three hours inside opening hours', async () => {
    const shop = await shopWith([...BUSY, [2, 15, 1]]);
    expect(await read(shop)).toEqual([
      { id: `${sunday}.2.15`, weekday: 2, hoursFrom: '15:00', hoursUntil: '18:00', uses: 1 },
    ]);
  });

  it('says nothing before 30 redemptions, and nothing when no time is that quiet', async () => {
    expect(
      await read(
        await shopWith([
          [1, 12, 8],
          [1, 15, 8],
          [1, 18, 8],
          [2, 12, 5],
        ]),
      ),
    ).toEqual([]);
    expect(await read(await shopWith([...BUSY, [2, 15, 4]]))).toEqual([]);
  });

  it('is dismissed for its week, once and again', async () => {
    const shop = await shopWith(BUSY);
    const [advice] = await read(shop);
    const dismiss = (id = advice?.id) => shop.owner.client.post(`${PATH}/${id}/dismiss`);
    expect((await dismiss(`${sunday}.1.12`)).body.code).toBe('advice.not-found');
    expect((await dismiss()).status).toBe(204);
    expect((await dismiss()).status).toBe(204);
    expect(await read(shop)).toEqual([]);
    const wrong = await dismiss('what');
    expect([wrong.status, wrong.body.code]).toEqual([404, 'advice.not-found']);
  });

  it('of another business cannot be dismissed', async () => {
    const shop = await shopWith(BUSY);
    const [advice] = await read(shop);
    const other = await world.business();
    expect((await other.owner.client.post(`${PATH}/${advice?.id}/dismiss`)).status).toBe(404);
    expect(await read(shop)).toHaveLength(1);
  });

  it('is for owners and managers of a business alone', async () => {
    const shop = await world.business();
    const asked = async (client: ApiClient) => [
      (await client.get(PATH)).status,
      (await client.post(`${PATH}/${sunday}.1.12/dismiss`)).status,
    ];
    expect(await asked((await world.staff(shop, 'manager')).client)).toEqual([200, 404]);
    expect(await asked((await world.staff(shop)).client)).toEqual([403, 403]);
    expect(await asked((await world.person()).client)).toEqual([403, 403]);
    expect(await asked(new ApiClient(running.url))).toEqual([401, 401]);
  });
});
