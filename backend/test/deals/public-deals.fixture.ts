import type { Answer } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, World } from '../support/world.js';

export interface Listed {
  id: number;
  title: string;
  badge: string;
  status: string;
  averageRating: number | null;
  placesLeft: number | null;
}

export let running: RunningApp;

export let world: World;

export let shop: Business;

export let himal: Business;

export const setUp = async () => {
  running = await startApp();
  world = new World(running.database, running.url);
  await world.catalog();
  shop = await world.business({ name: 'Himchuli Momo House' });
  himal = await world.business({ name: 'Phewa Danda Lodge' });
  await running.database.query(
    'UPDATE branches SET latitude = 28.2096, longitude = 83.9556 WHERE vendor_id = $1',
    [himal.id],
  );
  await addListedDeals();
  await addOtherDeals();
};

export const tearDown = () => running.stop();

export const days = (count: number): Date => new Date(Date.now() + count * 86_400_000);

export const deals: Record<string, number> = {};

export const list = (query = ''): Promise<Answer<Listed[]>> =>
  running.client().get<Listed[]>(`/api/deals${query}`);

export const names = ({ body }: Answer<Listed[]>): (string | undefined)[] =>
  body.map(({ id }) => Object.keys(deals).find((name) => deals[name] === id));

const add = async (name: string, columns: Record<string, unknown>, of: Business = shop): Promise<void> => {
  deals[name] = await world.deal(of, {
    created_at: days(-10 + Object.keys(deals).length / 10),
    ...columns,
  });
};

async function addListedDeals(): Promise<void> {
  await add('momo', {
    title: 'Two plates of buff momo',
    title_ne: 'दुई प्लेट बफ मोमो',
    points_earned: 30,
    redemption_limit: 2,
  });
  await add('coffee', {
    title: 'Any two lattes',
    category_id: 4,
    discount_type: 'percentage',
    discount_value: '40',
    original_price: 500,
    discounted_price: 300,
    end_date: days(3),
  });
  await add(
    'lodge',
    {
      title: 'Lake-view room',
      category_id: 2,
      location_id: 2,
      discount_type: 'fixed',
      discount_value: '4500',
      original_price: 9_000,
      discounted_price: 4_500,
      is_featured: true,
    },
    himal,
  );
}

/** Sold out, waiting, ended or of a business that is not verified. */
async function addOtherDeals(): Promise<void> {
  await add('soldOut', { title: 'Thakali thali', total_limit: 1 });
  await running.database.query('UPDATE deal_capacities SET taken = 1 WHERE deal_id = $1', [deals['soldOut']]);
  await add('pending', { moderation_status: 'pending' });
  await add('rejected', { moderation_status: 'rejected' });
  await add('paused', { is_active: false });
  await add('scheduled', { start_date: days(2) });
  await add('ended', { start_date: days(-40), end_date: days(-1) });
  await add('endedLongAgo', { start_date: days(-200), end_date: days(-91) });
  await add('unverified', {}, await world.business({ status: 'pending' }));
}
