import { nepalDay, nepalTime, nepalWeekday } from '../../src/common/time/nepal-day.js';
import { searchOf } from '../support/search-of.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, World } from '../support/world.js';

const DAY_MS = 86_400_000;
const everyDay = (opens: string, closes: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }));

describe('deals that can be used now', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  describe('the hours of a branch', () => {
    const isOpen = async (hours: object[] | null, at: string): Promise<boolean> => {
      const { rows } = await running.database.query<{ open: boolean }>(
        `SELECT coalesce(opening_minutes($1::jsonb) @> minute, false) AS open
         FROM use_clock($2::timestamp AT TIME ZONE 'Asia/Kathmandu')`,
        [hours && JSON.stringify(hours), at],
      );
      return rows[0]?.open ?? false;
    };
    const friday = [{ weekday: 5, opens: '10:00', closes: '20:00' }];
    const fridayNight = [{ weekday: 5, opens: '18:00', closes: '02:00' }];
    const saturdayNight = [{ weekday: 6, opens: '18:00', closes: '02:00' }];

    it.each([
      ['a branch without hours is not open', null, '2026-11-27 12:00', false],
      ['open at the first minute', friday, '2026-11-27 10:00', true],
      ['closed at the last minute', friday, '2026-11-27 20:00', false],
      ['closed on another weekday', friday, '2026-11-28 12:00', false],
      [
        'open until the end of the day',
        [{ weekday: 5, opens: '10:00', closes: '24:00' }],
        '2026-11-27 23:59',
        true,
      ],
      ['open before midnight', fridayNight, '2026-11-27 23:30', true],
      ['open after midnight on the next day', fridayNight, '2026-11-28 01:59', true],
      ['closed after that', fridayNight, '2026-11-28 02:00', false],
      ['closed in the night before', fridayNight, '2026-11-27 01:00', false],
      ['open from Saturday into Sunday', saturdayNight, '2026-11-29 01:00', true],
    ])('%s', async (_name, hours, at, expected) => {
      expect(await isOpen(hours, at)).toBe(expected);
    });
  });

  describe('the terms of a deal', () => {
    const isUsable = async (terms: [unknown, unknown, unknown, unknown], at: string): Promise<boolean> => {
      const { rows } = await running.database.query<{ usable: boolean }>(
        `SELECT (coalesce(usable_minutes($1::smallint[], $2::time, $3::time), '{(,)}')
           - blackout_minutes($4::date[], $2::time, $3::time, sunday)) @> minute AS usable
         FROM use_clock($5::timestamp AT TIME ZONE 'Asia/Kathmandu')`,
        [...terms, at],
      );
      return rows[0]?.usable ?? false;
    };

    it.each([
      ['without terms', [null, null, null, null], '2026-11-27 12:00', true],
      ['on one of its weekdays', [[5], null, null, null], '2026-11-27 12:00', true],
      ['on another weekday', [[6], null, null, null], '2026-11-27 12:00', false],
      ['on a blackout date', [null, null, null, ['2026-11-27']], '2026-11-27 12:00', false],
      ['before its hours', [null, '17:00', '20:00', null], '2026-11-27 16:59', false],
      ['in its last minute', [null, '17:00', '20:00', null], '2026-11-27 19:59:30', true],
      ['at its end, which a card names', [null, '17:00', '20:00', null], '2026-11-27 20:00', false],
      ['in the night of its weekday', [[5], '20:00', '02:00', null], '2026-11-28 01:00', true],
      [
        'in the night of its blackout date',
        [null, '20:00', '02:00', ['2026-11-27']],
        '2026-11-28 01:00',
        false,
      ],
      ['between its hours over midnight', [null, '20:00', '02:00', null], '2026-11-28 12:00', false],
    ] satisfies [string, [unknown, unknown, unknown, unknown], string, boolean][])(
      '%s',
      async (_name, terms, at, expected) => {
        expect(await isUsable(terms, at)).toBe(expected);
      },
    );
  });

  describe('the list', () => {
    let open: Business;

    const shop = async (name: string, hours: object[] | null): Promise<Business> => {
      const business = await world.business({ name });
      await running.database.query('UPDATE branches SET hours = $2::jsonb WHERE vendor_id = $1', [
        business.id,
        hours && JSON.stringify(hours),
      ]);
      return business;
    };
    const found = async (query: string): Promise<string[]> =>
      (await running.client().get<{ title: string }[]>(`/api/deals?${query}`)).body
        .map(({ title }) => title)
        .sort();

    beforeAll(async () => {
      const now = new Date();
      const today = nepalWeekday(now);
      open = await shop('Open House', everyDay('00:00', '24:00'));
      await world.deal(open, { title: 'Momo at any time' });
      await world.deal(open, { title: 'Momo on another day', weekdays: [(today + 3) % 7] });
      await world.deal(open, {
        title: 'Momo not on these days',
        blackout_dates: [nepalDay(now), nepalDay(new Date(now.getTime() + DAY_MS))],
      });
      const closed = await shop('Closed House', [
        { weekday: (today + 3) % 7, opens: nepalTime(now), closes: '24:00' },
      ]);
      await world.deal(closed, { title: 'Momo behind a door' });
      await world.deal(await shop('Silent House', null), { title: 'Momo without hours' });
    });

    it('has what is open and allowed now', async () => {
      expect(await found('open=now')).toEqual(['Momo at any time']);
      expect(await found('open=now&near=27.7,85.3')).toEqual(['Momo at any time']);
      expect(await found('')).toHaveLength(5);
    });

    it('asks the branches of the deal alone', async () => {
      const { rows } = await running.database.query<{ id: number }>(
        `INSERT INTO branches (vendor_id, name, address, city) VALUES ($1, 'Patan', 'Patan', 'Lalitpur') RETURNING id`,
        [open.id],
      );
      const id = await world.deal(open, { title: 'Momo in Patan', branch_ids: [rows[0]?.id] });
      expect(await found('open=now')).toEqual(['Momo at any time']);
      await running.database.query('UPDATE deals SET is_active = false WHERE id = $1', [id]);
    });

    it('is read from a text', async () => {
      const { body, headers } = await running.client().get<unknown[]>('/api/deals?search=momo+open+now');
      expect(body).toHaveLength(1);
      expect(searchOf(headers).filters).toEqual([{ name: 'open', value: 'now', text: 'open now' }]);
    });

    it('counts facets and places of the same deals', async () => {
      const facets = await running.client().get<{ total: number }>('/api/deals/facets?open=now');
      expect(facets.body.total).toBe(1);
      const map = await running.client().get<{ places: unknown[] }>('/api/deals/map?open=now');
      expect(map.body.places).toHaveLength(1);
    });

    it('knows no other moment', async () => {
      expect((await running.client().get('/api/deals?open=tomorrow')).status).toBe(400);
    });
  });
});
