import { RecentUsesJob } from '../../src/modules/redemptions/popularity/recent-uses.job.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

describe('the number of used codes (D14)', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let customer: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
    customer = await world.person();
  });

  afterAll(() => running.stop());

  const use = (dealId: number, count: number, age: string): Promise<unknown> =>
    running.database.query(
      `INSERT INTO passes (public_id, deal_id, vendor_id, user_id, code_hash, state, issued_at, expires_at, redeemed_at, redeemed_by, amount)
       SELECT gen_random_uuid(), $1, $2, $3, (gen_random_uuid()::text)::bytea, 'redeemed', now() - $6::interval, now(),
         now() - $6::interval, $4, 100 FROM generate_series(1, $5::int)`,
      [dealId, shop.id, customer.id, shop.owner.id, count, age],
    );
  const usedCount = async (dealId: number): Promise<unknown> =>
    (await customer.client.get<{ usedCount: number | null }>(`/api/deals/${dealId}`)).body.usedCount;
  const count = (): Promise<void> => running.app.get(RecentUsesJob).runDue();

  it('is on the page of a deal from ten uses on, with those of earlier months', async () => {
    const [few, several, none] = [await world.deal(shop), await world.deal(shop), await world.deal(shop)];
    await use(few, 9, '1 day');
    await use(several, 4, '1 day');
    await use(several, 6, '100 days');
    await count();
    expect(await usedCount(few)).toBeNull();
    expect(await usedCount(several)).toBe(10);
    expect(await usedCount(none)).toBeNull();
    const { body } = await customer.client.get<{ id: number }[]>('/api/deals?sort=popular');
    expect(body.slice(0, 2).map(({ id }) => id)).toEqual([few, several]);
  });

  it('leaves out uses that were taken back', async () => {
    const deal = await world.deal(shop);
    await use(deal, 12, '1 day');
    await count();
    await running.database.query(
      `UPDATE passes SET state = 'voided', voided_at = now(), void_reason = 'wrong table'
       WHERE id IN (SELECT id FROM passes WHERE deal_id = $1 LIMIT 3)`,
      [deal],
    );
    await count();
    expect(await usedCount(deal)).toBeNull();
  });
});
