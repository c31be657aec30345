import { type PricePeriod, referencePrice } from './reference-price.js';

const start = Date.parse('2026-11-01T00:00:00Z');
const day = (days: number): Date => new Date(start + days * 86_400_000);

const period = (from: number, until: number | null, prices: Partial<PricePeriod>): PricePeriod => ({
  from: day(from),
  until: until === null ? null : day(until),
  regularPrice: 500,
  dealPrice: null,
  count: null,
  unit: null,
  source: 'recorded',
  ...prices,
});
const menu = (from: number, until: number | null, regularPrice: number): PricePeriod =>
  period(from, until, { regularPrice });
const deal = (
  from: number,
  until: number,
  regularPrice: number,
  more: Partial<PricePeriod> = {},
): PricePeriod => period(from, until, { regularPrice, dealPrice: regularPrice / 2, source: 'deal', ...more });

interface Case {
  name: string;
  periods: PricePeriod[];
  /** Day of the claim. */
  at?: number;
  count?: number;
  /** Amount, day of its beginning, and source; null if nothing is known. */
  reference: [number, number, 'log' | 'stated'] | null;
}

const two = { count: 2, unit: 'people' as const };

const cases: Case[] = [
  { name: 'new item', periods: [], reference: null },
  {
    name: 'regular price of a year',
    periods: [menu(-365, null, 520)],
    reference: [520, -365, 'log'],
  },
  {
    name: 'raise before the discount',
    periods: [menu(-365, -5, 520), menu(-5, null, 800)],
    reference: [520, -365, 'log'],
  },
  {
    name: 'raise 30 days before the discount',
    periods: [menu(-365, -30, 520), menu(-30, null, 800)],
    reference: [800, -30, 'log'],
  },
  {
    name: 'seasonal price that began 20 days before',
    periods: [menu(-200, -20, 600), menu(-20, 40, 900), menu(40, null, 600)],
    reference: [600, -200, 'log'],
  },
  {
    name: 'seasonal price of six weeks',
    periods: [menu(-200, -42, 600), menu(-42, 40, 900), menu(40, null, 600)],
    reference: [900, -42, 'log'],
  },
  {
    name: 'price recorded ten days ago',
    periods: [menu(-10, null, 520)],
    reference: [520, -10, 'stated'],
  },
  {
    name: 'price recorded for a later day',
    periods: [menu(10, null, 520)],
    reference: null,
  },
  {
    name: 'running deal of an item without a log',
    periods: [deal(-40, 20, 500)],
    reference: [500, -40, 'stated'],
  },
  {
    name: 'edit of a running deal',
    periods: [deal(-40, -10, 500), deal(-10, 20, 450)],
    reference: [500, -40, 'stated'],
  },
  {
    name: 'copy of a deal that ended 20 days ago',
    periods: [menu(-200, -60, 400), deal(-60, -20, 400), menu(-20, null, 700)],
    reference: [400, -200, 'log'],
  },
  {
    name: 'copy of a deal that ended 31 days ago',
    periods: [deal(-60, -31, 400)],
    reference: null,
  },
  {
    name: 'three deals in a row',
    periods: [menu(-200, null, 300), deal(-90, -70, 300), deal(-50, -25, 350), deal(-10, 5, 390)],
    reference: [300, -200, 'log'],
  },
  {
    name: 'overlapping deals, the longer one first',
    periods: [deal(-100, -10, 480), deal(-50, -45, 450)],
    reference: [480, -100, 'stated'],
  },
  {
    name: 'photo of the menu older than 30 days, during a reduction',
    periods: [menu(-200, -35, 500), menu(-35, null, 600), deal(-60, 10, 500)],
    reference: [600, -35, 'log'],
  },
  {
    name: 'photo of the menu younger than 30 days, during a reduction',
    periods: [menu(-200, -20, 500), menu(-20, null, 600), deal(-60, 10, 500)],
    reference: [500, -200, 'log'],
  },
  {
    name: 'price for another unit',
    periods: [deal(-60, 10, 900, two)],
    count: 1,
    reference: null,
  },
  {
    name: 'price for the same unit',
    periods: [deal(-60, 10, 900, two), deal(-60, 10, 500, { count: 1, unit: 'people' })],
    count: 2,
    reference: [900, -60, 'stated'],
  },
  {
    name: 'price without a unit, for one with a unit',
    periods: [deal(-60, 10, 500)],
    count: 1,
    reference: [500, -60, 'stated'],
  },
  {
    name: 'deal without a reduction',
    periods: [period(-60, 0, { regularPrice: 410, dealPrice: 410, source: 'deal' })],
    reference: [410, -60, 'log'],
  },
  {
    name: 'price from before the log',
    periods: [period(-60, 0, { regularPrice: 410, dealPrice: 410, source: 'history' })],
    reference: [410, -60, 'stated'],
  },
  {
    name: 'log with a gap',
    periods: [
      period(-60, -20, { regularPrice: 410, dealPrice: 410, source: 'deal' }),
      period(-10, 0, { regularPrice: 430, dealPrice: 430, source: 'deal' }),
    ],
    reference: [410, -60, 'stated'],
  },
];

describe('the reference price (PL4)', () => {
  it.each(cases)('$name', ({ periods, at = 0, count, reference }) => {
    const found = referencePrice(periods, {
      at: day(at),
      count: count ?? null,
      unit: count === undefined ? null : 'people',
    });
    const [amount, from, source] = reference ?? [];
    if (reference === null) expect(found).toBeNull();
    else expect(found).toMatchObject({ amount, from: day(from as number), source });
  });
});
