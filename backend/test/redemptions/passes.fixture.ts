import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

export interface Pass {
  id: string;
  dealId: number;
  qrCode: string;
  code: string;
  currentState?: string;
  state: string;
  isRedeemed: boolean;
  redeemedAt: string | null;
  expiresAt: string;
  points: number;
}

export let running: RunningApp;

export let world: World;

export let shop: Business;

export let other: Business;

export let customer: Person;

export const setUp = async () => {
  running = await startApp();
  world = new World(running.database, running.url);
  await world.catalog();
  [shop, other] = await Promise.all([world.business(), world.business()]);
};

export const tearDown = () => running.stop();

/** Before each test: a customer who has no pass yet. */
export const newCustomer = async (): Promise<void> => {
  customer = await world.person({ firstName: 'Aarati', lastName: 'Shrestha' });
};

export const hour = 3_600_000;

export const issue = async (dealId: number, person = customer): Promise<Pass> =>
  (await person.client.post<Pass>('/api/redemptions', { dealId })).body;

export const accept = (code: string, more: object = {}, client = shop.owner.client) =>
  client.post<Pass & { code: string; usedAt: string }>('/api/counter/accept', { code, ...more });

export const pointsOf = async (id: number): Promise<number> =>
  (await running.database.query<{ p: number }>('SELECT loyalty_points AS p FROM users WHERE id = $1', [id]))
    .rows[0]?.p ?? NaN;
