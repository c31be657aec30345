import { type ReportGroup, type ReportName } from '../../src/modules/admin/reports/report-kinds.sql.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

export interface Pass {
  user: number;
  deal: number;
  vendor: number;
  city: number | null;
  category: number;
  price: number;
  issued: number;
  used: number | null;
  amount: number;
}

export interface Row {
  key: string;
  label: string;
  values: (number | null)[];
  previous: (number | null)[];
}

export interface Report {
  measures: { name: string; unit: string }[];
  previousFrom: string;
  previousTo: string;
  total: (number | null)[];
  previous: (number | null)[];
  rows: Row[];
  rowCount: number;
}

export let running: RunningApp;

export let world: World;

export let admin: Person;

export const setUp = async () => {
  running = await startApp();
  world = new World(running.database, running.url);
  await world.catalog();
  admin = await world.admin();
  const shops: Business[] = [await world.business(), await world.business()];
  const people = await Promise.all(Array.from({ length: 150 }, () => world.person()));
  const deals = await dealsOf(shops);
  const next = random(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  for (let n = 0; n < 600; n++) {
    const pass = {
      ...pick(deals),
      user: pick(people).id,
      ...visit(next),
      amount: Math.floor(next() * 1_400),
    };
    passes.push(pass);
    await insertPass(pass, n, shops[0]?.owner.id);
  }
  await voidSome();
};

type OfDeal = Omit<Pass, 'user' | 'issued' | 'used' | 'amount'>;

async function dealsOf(shops: readonly Business[]): Promise<OfDeal[]> {
  const deals: OfDeal[] = [];
  for (const shop of shops)
    for (const [city, category] of [
      [1, 1],
      [2, 4],
      [null, 2],
    ] as const) {
      const price = 900 + (city ?? 3) * 100;
      const columns = { location_id: city, category_id: category, original_price: price };
      deals.push({ deal: await world.deal(shop, columns), vendor: shop.id, city, category, price });
    }
  return deals;
}

/** Times of issue and use of a pass: half of them within a minute around midnight in Nepal, to the millisecond. */
function visit(next: () => number): Pick<Pass, 'issued' | 'used'> {
  const pick = (list: readonly number[]): number => list[Math.floor(next() * list.length)] as number;
  const midnight = Date.parse(`${BEFORE}T00:00:00Z`) - NEPAL;
  const day = midnight + Math.floor(next() * (2 * DAYS + 20) - 10) * DAY;
  const issued = next() < 0.5 ? day + pick([-1, 0, 1, -MINUTE, MINUTE]) : day + Math.floor(next() * DAY);
  const used = next() < 0.6 ? issued + pick([1, 2 * MINUTE, 3_600_000, DAY - 1, DAY]) : null;
  return { issued, used };
}

async function insertPass(pass: Pass, n: number, acceptedBy: number | undefined): Promise<void> {
  await running.database.query(
    `INSERT INTO passes (public_id, user_id, deal_id, vendor_id, code_hash, state, issued_at, expires_at, redeemed_at, redeemed_by, amount)
     VALUES (gen_random_uuid(), $1, $2, $3, decode(md5($4), 'hex'), $5, $6, $7, $8, $9, $10)`,
    [
      pass.user,
      pass.deal,
      pass.vendor,
      String(n),
      pass.used === null ? 'expired' : 'redeemed',
      new Date(pass.issued),
      new Date(pass.issued + 7 * DAY),
      pass.used === null ? null : new Date(pass.used),
      pass.used === null ? null : acceptedBy,
      pass.used === null ? null : pass.amount,
    ],
  );
}

/** A voided pass counts as neither used, nor saved, nor earned. */
async function voidSome(): Promise<void> {
  await running.database.query(
    `UPDATE passes SET state = 'voided', voided_at = redeemed_at, void_reason = 'A mistake' WHERE state = 'redeemed' AND id % 11 = 0`,
  );
  const { rows } = await running.database.query<{ n: number; state: string }>(
    'SELECT row_number() OVER (ORDER BY id)::int - 1 AS n, state FROM passes',
  );
  for (const { n, state } of rows) if (state === 'voided') (passes[n] as Pass).used = null;
}

export const tearDown = () => running.stop();

export const MINUTE = 60_000;

export const DAY = 86_400_000;

export const NEPAL = 345 * MINUTE;

export const FROM = '2026-03-01';

export const TO = '2026-04-30';

export const DAYS = 61;

export const BEFORE = '2025-12-30';

/** Deterministic generator, so that failures can be reproduced. */
export function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

export const dayOf = (at: number): string => new Date(at + NEPAL).toISOString().slice(0, 10);

export const plus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

export const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

export const passes: Pass[] = [];

export const firstUse = (user: number): number =>
  Math.min(
    ...passes.filter((one) => one.user === user && one.used !== null).map(({ used }) => used as number),
  );

/** Expected counts, calculated without the server by a condition on the local day. */
export const told = (name: ReportName, wanted: (day: string, pass: Pass) => boolean): (number | null)[] => {
  const uses = passes.filter((one) => one.used !== null && wanted(dayOf(one.used), one));
  const issues = passes.filter((one) => wanted(dayOf(one.issued), one));
  if (name === 'redemptions')
    return [
      uses.length,
      issues.length,
      issues.length
        ? Math.round((100 * issues.filter(({ used }) => used !== null).length) / issues.length + 1e-9)
        : null,
    ];
  if (name === 'savings')
    return [sum(uses.map(({ price, amount }) => Math.max(0, price - amount))), uses.length];
  if (name === 'revenue') return [sum(uses.map(({ amount }) => amount)), uses.length];
  if (name === 'vendors') return [new Set(uses.map(({ vendor }) => vendor)).size, uses.length];
  return [
    uses.filter((one) => one.used === firstUse(one.user)).length,
    new Set(uses.map(({ user }) => user)).size,
    new Set(uses.filter(isReturn).map(({ user }) => user)).size,
  ];
};

/** True for a use of a customer with another one in the 60 days before its period. */
function isReturn({ user, used }: Pass): boolean {
  const start = dayOf(used as number) >= FROM ? FROM : BEFORE;
  return passes.some((one) => {
    const day = one.user === user && one.used !== null ? dayOf(one.used) : start;
    return day < start && day >= plus(start, -60);
  });
}

export const bucket: Record<'day' | 'week' | 'month', (day: string) => string> = {
  day: (day) => day,
  week: (day) => plus(day, -new Date(day).getUTCDay()),
  month: (day) => `${day.slice(0, 7)}-01`,
};

export const isNow = (day: string): boolean => day >= FROM && day <= TO;

export const isBefore = (day: string): boolean => day >= BEFORE && day < FROM;

export const keyOf = (by: ReportGroup, pass: Pass): string =>
  String({ city: pass.city, category: pass.category, vendor: pass.vendor }[by as 'city'] ?? '');

export const read = async (name: string, by: string, more = ''): Promise<Report> =>
  (await admin.client.get<Report>(`/api/admin/reports/${name}?from=${FROM}&to=${TO}&by=${by}${more}`)).body;
