import { PassCodes } from '../../../src/modules/redemptions/index.js';
import { v7 as uuidv7 } from 'uuid';
import { minute } from '../offline-counter.fixture.js';
import { running, setUp, shop, tearDown, world } from '../passes.fixture.js';
import { RealCounter } from './real-counter.fixture.js';
import { seeded } from './seeded.fixture.js';

const isLong = process.env['LONG_RUN'] === '1';
const COUNTERS = isLong ? 200 : 16;
const PASSES = isLong ? 5_000 : 240;
/** Counters that are online at once. */
const AT_ONCE = 4;
/** Parts of the evening; after each, some counters have a network. */
const PARTS = 3;
const EVENING = 600 * minute;
/** Acceptances that a device keeps per deal (rule OF4). */
const ALLOWANCE = 20;
const LOSS = 0.2;

const { seed, random, below } = seeded();

interface Guest {
  id: string;
  token: string;
  expiresAt: number;
  cancelledAt: number | null;
  accepted: { at: number; counter: number; number: number; isUndone: boolean }[];
}

interface StoredRow {
  passId: string;
  device: number;
  number: number;
  outcome: string;
  usedAt: Date;
}

describe(`an evening of ${COUNTERS} counters with the program of the device (OF4 to OF7), seed ${seed}`, () => {
  beforeAll(setUp);
  afterAll(tearDown);

  const start = Date.now() - EVENING - 20 * minute;
  let trueTime = start;

  const branches = async (): Promise<number[]> => {
    const made = [shop.branchId];
    while (made.length < COUNTERS / 10) {
      const { rows } = await running.database.query<{ id: number }>(
        `INSERT INTO branches (vendor_id, name, address, city) VALUES ($1, $2, 'Marg', 'Kathmandu') RETURNING id`,
        [shop.id, `Branch ${made.length}`],
      );
      made.push(rows[0]?.id as number);
    }
    return made;
  };

  const enrolAll = async (): Promise<RealCounter[]> => {
    const places = await branches();
    const counters: RealCounter[] = [];
    for (let n = 0; n < COUNTERS; n++)
      counters.push(
        await RealCounter.enrol(places[Math.floor(n / 10)] as number, {
          now: () => trueTime,
          skew: (below(360) - 180) * minute,
          random,
        }),
      );
    return counters;
  };

  /** Some end or are canceled in the evening; their places are given to others. */
  const issueAll = async (dealIds: readonly number[]): Promise<Guest[]> => {
    const codes = running.app.get(PassCodes);
    const issuedAt = new Date(start - 60 * minute);
    const { rows } = await running.database.query<{ id: number }>(
      `INSERT INTO users (email, first_name, last_name, phone, city, password, role, email_verified_at)
       SELECT 'guest' || n || '@example.com', 'Maya', 'Rai', '9800000000', 'Kathmandu', 'none', 'customer', now()
       FROM generate_series(1, $1) n RETURNING id`,
      [PASSES],
    );
    const guests = rows.map(({ id: userId }, index) => {
      const id = uuidv7();
      const kind = random();
      const inEvening = start + below(EVENING / minute) * minute;
      const expiresAt = kind < 0.15 ? inEvening : Date.now() + 300 * minute;
      const cancelledAt = kind > 0.85 ? inEvening : null;
      const dealId = dealIds[index % dealIds.length] as number;
      const codeHash = codes.hashOf(id);
      const facts = {
        publicId: id,
        dealId,
        vendorId: shop.id,
        codeHash,
        issuedAt,
        expiresAt: new Date(expiresAt),
      };
      const state = cancelledAt ? 'cancelled' : kind < 0.15 ? 'expired' : 'issued';
      const token = codes.qrText(facts).split('#')[1] as string;
      return { id, token, expiresAt, cancelledAt, accepted: [], userId, facts, state };
    });
    await running.database.query(
      `INSERT INTO passes (public_id, user_id, deal_id, vendor_id, code_hash, issued_at, expires_at, state, cancelled_at, terms)
       SELECT one.id, one.user_id, one.deal_id, $1, decode(one.hash, 'hex'), $2, one.expires_at, one.state, one.cancelled_at, d.terms_now
       FROM jsonb_to_recordset($3) AS one (id uuid, user_id int, deal_id int, hash text, expires_at timestamptz, state text, cancelled_at timestamptz)
       JOIN deal_facts d ON d.id = one.deal_id`,
      [
        shop.id,
        issuedAt,
        JSON.stringify(
          guests.map(({ id, userId, facts, state, expiresAt, cancelledAt }) => ({
            id,
            user_id: userId,
            deal_id: facts.dealId,
            hash: facts.codeHash.toString('hex'),
            expires_at: new Date(expiresAt),
            state,
            cancelled_at: cancelledAt && new Date(cancelledAt),
          })),
        ),
      ],
    );
    return guests;
  };

  /** The limited deal has room for what the counters set aside, and no other place is free. */
  const fill = async (limited: number): Promise<void> => {
    await running.database.query(
      `UPDATE deal_capacities c SET taken = used.count, total_limit = used.count + greatest(1, used.count / 9)
       FROM (SELECT count(*)::int AS count FROM passes WHERE deal_id = $1 AND state = 'issued') AS used WHERE c.deal_id = $1`,
      [limited],
    );
  };

  const inPool = async (work: readonly (() => Promise<void>)[]): Promise<void> => {
    const waiting = [...work];
    const run = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await next();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, run));
  };

  const guestsComeIn = async (counters: RealCounter[], guests: Guest[]): Promise<Map<string, number>> => {
    const rejections = new Map<string, number>();
    const planned = guests.flatMap((guest) => {
      const chosen = new Set([below(COUNTERS)]);
      while (random() < 0.2) chosen.add(below(COUNTERS));
      return [...chosen].map((counter) => ({ guest, counter, at: start + below(EVENING) }));
    });
    planned.sort((one, other) => one.at - other.at);
    for (let part = 1; part <= PARTS; part++) {
      const until = start + (EVENING * part) / PARTS;
      for (; planned[0] && planned[0].at < until; planned.shift()) {
        const { guest, counter: index, at } = planned[0];
        trueTime = Math.max(trueTime, at);
        const counter = counters[index] as RealCounter;
        const done = await counter.accept(guest.token);
        if (typeof done === 'string') {
          rejections.set(done, (rejections.get(done) ?? 0) + 1);
          continue;
        }
        const isUndone = random() < 0.04 && (await counter.undo(done.number)) !== null;
        guest.accepted.push({ at: trueTime, counter: index, number: done.number, isUndone });
      }
      trueTime = until;
      const online = counters.filter(() => part === PARTS || random() < 0.35);
      await inPool(
        online.map((counter) => async () => {
          await counter.sendAll(LOSS);
          if (part < PARTS) await counter.fetchPack();
        }),
      );
    }
    return rejections;
  };

  const storedRows = async (): Promise<StoredRow[]> => {
    const { rows } = await running.database.query<StoredRow>(
      `SELECT p.public_id AS "passId", e.device_id AS device, e.number, e.outcome, e.used_at AS "usedAt"
       FROM counter_entries e LEFT JOIN passes p ON p.id = e.pass_id`,
    );
    return rows;
  };

  /** What a guest without an undo must get: the earliest acceptance before the end counts, the others have one reason. */
  const wrongOf = (guest: Guest, rows: readonly StoredRow[], counters: readonly RealCounter[]): string[] => {
    const { expiresAt, cancelledAt, accepted } = guest;
    const inOrder = accepted
      .map((one) => ({ ...one, device: counters[one.counter]?.id as number }))
      .sort((one, other) => one.at - other.at || one.device - other.device);
    const first = inOrder.find(({ at }) => at < expiresAt && (cancelledAt === null || at < cancelledAt));
    return inOrder.flatMap((one) => {
      const row = rows.find(({ device, number }) => device === one.device && number === one.number);
      const expected =
        cancelledAt !== null && one.at >= cancelledAt
          ? 'cancelled'
          : one.at >= expiresAt
            ? 'expired'
            : one === first
              ? 'confirmed'
              : 'double';
      return row?.outcome === expected && row.usedAt.getTime() === one.at
        ? []
        : [`${guest.id}: ${row?.outcome} instead of ${expected}`];
    });
  };

  it(
    'loses no acceptance, counts none twice, gives every double a bearer, and exceeds no limit further than the bound',
    async () => {
      const [limited, unlimited] = [await world.deal(shop, { total_limit: PASSES }), await world.deal(shop)];
      const guests = await issueAll([limited, unlimited]);
      await fill(limited);
      const counters = await enrolAll();
      const { rows: before } = await running.database.query<{ aside: number }>(
        'SELECT set_aside AS aside FROM deal_capacities WHERE deal_id = $1',
        [limited],
      );
      const rejections = await guestsComeIn(counters, guests);

      const rows = await storedRows();
      const queues = await Promise.all(counters.map((counter) => counter.entries()));
      const acknowledged = queues.flat();
      expect(acknowledged.every(({ result }) => result !== null)).toBe(true);
      expect(rows.length).toBe(acknowledged.length);
      expect(acknowledged.filter(({ result }) => result?.outcome === 'refused')).toEqual([]);
      expect(rejections.get('used-here') ?? 0).toBe(0);

      const byPass = new Map<string, StoredRow[]>();
      for (const row of rows) byPass.set(row.passId, [...(byPass.get(row.passId) ?? []), row]);
      const honest = guests.filter(({ accepted }) => accepted.every(({ isUndone }) => !isUndone));
      expect(honest.flatMap((guest) => wrongOf(guest, byPass.get(guest.id) ?? [], counters))).toEqual([]);
      expect(honest.length).toBeGreaterThan(guests.length * 0.8);

      const { rows: used } = await running.database.query<{
        passes: number;
        entries: number;
        doubles: number;
      }>(
        `SELECT (SELECT count(*)::int FROM passes WHERE state = 'redeemed') AS passes,
           (SELECT count(*)::int FROM counter_entries WHERE outcome = 'confirmed') AS entries,
           (SELECT count(*)::int FROM counter_entries e JOIN passes p ON p.id = e.pass_id
            WHERE e.outcome = 'double' AND p.state NOT IN ('redeemed', 'voided')) AS doubles`,
      );
      expect(used[0]?.passes).toBe(used[0]?.entries);
      expect(used[0]?.entries).toBeGreaterThan(PASSES / 2);
      // A double has a use that counts, or counted until it was taken back; its discount is the business's.
      expect(used[0]?.doubles).toBe(0);

      const { rows: places } = await running.database.query<{
        beyond: number;
        isWithin: boolean;
        differs: number;
      }>(
        `SELECT c.beyond, c.taken + c.set_aside <= c.total_limit + c.beyond AS "isWithin",
           (SELECT count(*)::int FROM passes WHERE deal_id = $1 AND state IN ('issued', 'redeemed')) - c.taken AS differs
         FROM deal_capacities c WHERE c.deal_id = $1`,
        [limited],
      );
      expect(places[0]).toMatchObject({ isWithin: true, differs: 0 });
      expect(places[0]?.beyond).toBeLessThanOrEqual(COUNTERS * ALLOWANCE - (before[0]?.aside ?? 0));
      expect(before[0]?.aside).toBeGreaterThan(0);
    },
    isLong ? 600_000 : 120_000,
  );
});
