import { setPin } from '../counter-people.fixture.js';
import { accept, issue, type Pass, running, setUp, shop, world } from '../passes.fixture.js';
import type { Person } from '../../support/world.js';

export const PIN = '2468';

export let manager: Person;

export let dealId: number;

export const setUpCounter = async (): Promise<void> => {
  await setUp();
  manager = await world.staff(shop, 'manager');
  await setPin(manager, PIN);
  dealId = await world.deal(shop);
};

interface Drawer {
  state: string;
  canClose: boolean;
  closeId: number | null;
  uses: number;
  takenBack: number;
  late: number;
  offline: number;
  charged: number;
  cash: number;
  qr: number;
  card: number;
  unsaid: number;
  corrected: number;
  float: number;
  syncedAt: string | null;
  lateLines: { kind: string; amount: number; isOffline: boolean }[];
  corrections: { amount: number; number: string }[];
}

export interface DayOfCounter {
  day: string;
  totals: { redemptions: number; revenue: number; voids: number };
  rows: { staffId: number; redemptions: number; cash: number | null }[];
  drawer: Drawer | null;
}

export interface Close {
  id: number;
  code?: string;
  number: string;
  day: string;
  kind: string;
  expected: number;
  counted: number | null;
  difference: number | null;
  signedBy: string | null;
  manager: string | null;
  waiting: number;
  corrections: { amount: number; reason: string; day: string; madeBy: string }[];
}

/** A branch of its own, so that its days are open. */
export const newBranch = async (name = 'Thamel'): Promise<number> => {
  const { body } = await shop.owner.client.post<{ id: number }>('/api/vendors/me/locations', {
    name,
    address: 'Mandala Street',
    city: 'Kathmandu',
  });
  return body.id;
};

/** Issues a code to a new customer and accepts it at a branch. */
export const use = async (branchId: number, amount: number, more: object = {}): Promise<Pass> => {
  const pass = await issue(dealId, await world.person());
  const { status, text } = await accept(pass.code, { amount, branchId, paidWith: 'cash', ...more });
  if (status !== 200) throw new Error(text);
  return pass;
};

export const takeBack = ({ id }: Pass) =>
  shop.owner.client.post(`/api/redemptions/${id}/void`, { reason: 'Wrong guest' });

export const dayOf = async (branchId: number, day?: string): Promise<DayOfCounter & { drawer: Drawer }> => {
  const query = day === undefined ? '' : `&day=${day}`;
  const { body, text } = await shop.owner.client.get<DayOfCounter>(
    `/api/counter/close?branch=${branchId}${query}`,
  );
  const { drawer } = body;
  if (!drawer) throw new Error(text);
  return { ...body, drawer };
};

export const close = async (
  branchId: number,
  counted: number,
  more: object = {},
  client = shop.owner.client,
) =>
  client.post<Close>('/api/counter/closes', {
    branchId,
    day: (await dayOf(branchId)).day,
    float: 0,
    otherCash: 0,
    takenOut: 0,
    counted,
    ...more,
  });

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const sql = async <Row extends object = object>(
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> => (await running.database.query<Row>(statement, values)).rows;
