import { PassCodes } from '../../src/modules/redemptions/index.js';
import { v7 as uuidv7 } from 'uuid';
import { Device, minute, type SignedEntry, type Synced } from './offline-counter.fixture.js';
import { seeded } from './counters/seeded.fixture.js';
import { running, setUp, shop, tearDown, world } from './passes.fixture.js';

const isLong = process.env['LONG_RUN'] === '1';
const COUNTERS = isLong ? 200 : 20;
const PASSES = isLong ? 5_000 : 240;
/** Counters that send at once. */
const AT_ONCE = 4;
const POINTS = 10;

interface SimulatedPass {
  id: string;
  token: string;
  userId: number;
  expiresAt: number;
  cancelledAt: number | null;
  /** Acceptances in the order of their times. */
  accepted: { at: number; device: number; number: number }[];
}

const { seed: SEED, random, below } = seeded();

describe(`an evening of counters without a network (OF7), seed ${SEED}`, () => {
  beforeAll(setUp);
  afterAll(tearDown);

  const enrol = async (): Promise<Device[]> => {
    const devices: Device[] = [];
    let branch = shop.branchId;
    for (let n = 0; n < COUNTERS; n++) {
      if (n > 0 && n % 10 === 0) {
        const { rows } = await running.database.query<{ id: number }>(
          `INSERT INTO branches (vendor_id, name, address, city) VALUES ($1, $2, 'Marg', 'Kathmandu') RETURNING id`,
          [shop.id, `Branch ${n / 10}`],
        );
        branch = rows[0]?.id as number;
      }
      devices.push(await Device.enrol(shop, branch));
    }
    return devices;
  };

  /** A third of the passes ended an hour ago or was canceled since, and their places are free again. */
  const issueAll = async (deal: number): Promise<SimulatedPass[]> => {
    const codes = running.app.get(PassCodes);
    const now = Date.now();
    const passes: SimulatedPass[] = [];
    const { rows } = await running.database.query<{ id: number }>(
      `INSERT INTO users (email, first_name, last_name, phone, city, password, role, email_verified_at)
       SELECT 'guest' || n || '@example.com', 'Maya', 'Rai', '9800000000', 'Kathmandu', 'none', 'customer', now()
       FROM generate_series(1, $1) n RETURNING id`,
      [PASSES],
    );
    for (const { id: userId } of rows) {
      const id = uuidv7();
      const kind = random();
      const expiresAt = now + (kind < 0.2 ? -60 : 600) * minute;
      const cancelledAt = kind > 0.85 ? now - (30 + below(500)) * minute : null;
      const hash = codes.hashOf(id);
      const issuedAt = new Date(now - 23 * 60 * minute);
      await running.database.query(
        `INSERT INTO passes (public_id, user_id, deal_id, vendor_id, code_hash, issued_at, expires_at, state, cancelled_at, terms)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, terms_now FROM deal_facts WHERE id = $3`,
        [
          id,
          userId,
          deal,
          shop.id,
          hash,
          issuedAt,
          new Date(expiresAt),
          cancelledAt ? 'cancelled' : kind < 0.1 ? 'expired' : 'issued',
          cancelledAt && new Date(cancelledAt),
        ],
      );
      const text = codes.qrText({
        publicId: id,
        dealId: deal,
        vendorId: shop.id,
        codeHash: hash,
        issuedAt,
        expiresAt: new Date(expiresAt),
      });
      passes.push({ id, token: text.split('#')[1] as string, userId, expiresAt, cancelledAt, accepted: [] });
    }
    await running.database.query(
      `UPDATE deal_capacities SET taken = (SELECT count(*) FROM passes WHERE deal_id = $1 AND state = 'issued'), total_limit = $2 WHERE deal_id = $1`,
      [deal, PASSES],
    );
    return passes;
  };

  /** Every counter accepts its passes in the order of time; one pass in five is accepted at several counters. */
  const acceptAll = (devices: Device[], passes: SimulatedPass[]): void => {
    const now = Date.now();
    const planned = passes.flatMap((pass) => {
      const counters = new Set([below(COUNTERS)]);
      while (random() < 0.2) counters.add(below(COUNTERS));
      return [...counters].map((device) => ({
        pass,
        device,
        at: now - (5 + below(600)) * minute - below(60_000),
      }));
    });
    planned.sort((one, other) => one.at - other.at);
    for (const { pass, device, at } of planned) {
      const counter = devices[device] as Device;
      counter.accept(pass.token, 0, { at });
      pass.accepted.push({ at, device, number: counter.queue.length });
    }
  };

  /** Parts of the queue in their order, some of them sent twice, as after lost answers. */
  const sendAll = async (devices: Device[]): Promise<Map<string, Synced>> => {
    const waiting = devices.map((device, index) => ({ device, index, from: 0 })).sort(() => random() - 0.5);
    const answers = new Map<string, Synced>();
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { device, index, from } = next;
        const part: SignedEntry[] = device.queue.slice(from, from + 1 + below(30));
        if (part.length === 0) continue;
        const isRepeated = random() < 0.3;
        const [answer] = await Promise.all([device.sync(part), ...(isRepeated ? [device.sync(part)] : [])]);
        for (const entry of answer) answers.set(`${index}:${entry.number}`, entry);
        waiting.splice(below(waiting.length + 1), 0, {
          device,
          index,
          from: from + (random() < 0.2 ? 0 : part.length),
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return answers;
  };

  it(
    'loses no acceptance, counts none twice, and has one outcome for each',
    async () => {
      const deal = await world.deal(shop, { points_earned: POINTS });
      const devices = await enrol();
      const passes = await issueAll(deal);
      acceptAll(devices, passes);
      await sendAll(devices);
      const outcomes = new Map<string, Synced>();
      for (const [index, device] of devices.entries())
        for (let from = 0; from < device.queue.length; from += 100)
          for (const entry of await device.sync(device.queue.slice(from, from + 100)))
            outcomes.set(`${index}:${entry.number}`, entry);

      const wrong: string[] = [];
      let counted = 0;
      for (const { id, expiresAt, cancelledAt, accepted } of passes) {
        const counts = accepted.find(
          ({ at }) => at < expiresAt && (cancelledAt === null || at < cancelledAt),
        );
        if (counts) counted++;
        for (const { at, device, number } of accepted) {
          const { outcome, passId } = outcomes.get(`${device}:${number}`) as Synced;
          const expected =
            counts?.at === at && counts.device === device
              ? ['confirmed']
              : ['double', 'cancelled', 'expired'];
          if (passId !== id || !expected.includes(outcome))
            wrong.push(`${id} at ${new Date(at).toISOString()}: ${outcome}`);
        }
      }
      expect(wrong).toEqual([]);
      expect(counted).toBeGreaterThan(PASSES / 2);
      const { rows } = await running.database.query(
        `SELECT (SELECT count(*)::int FROM counter_entries) AS entries,
         (SELECT count(*)::int FROM passes WHERE state = 'redeemed') AS used,
         (SELECT sum(delta)::int FROM points_ledger WHERE kind = 'redemption') AS points,
         (SELECT count(*)::int FROM passes WHERE state IN ('issued', 'redeemed')) - c.taken AS "differentPlaces",
         c.taken + c.set_aside <= c.total_limit + c.beyond AS "isWithinLimit", c.beyond
       FROM deal_capacities c WHERE c.deal_id = $1`,
        [deal],
      );
      expect(rows).toEqual([
        {
          entries: devices.reduce((sum, { queue }) => sum + queue.length, 0),
          used: counted,
          points: counted * POINTS,
          differentPlaces: 0,
          isWithinLimit: true,
          beyond: 0,
        },
      ]);
    },
    isLong ? 600_000 : 120_000,
  );
});
