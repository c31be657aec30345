import { expect, test } from '@jest/globals';
import { nextOpening } from './next-opening';

const deal = (nextUseAt: string | null) => ({ nextUseAt });

test('the deals that open on the first day are counted, by the day in Nepal', () => {
  const deals = [
    deal('2026-11-28T02:15:00Z'),
    deal(null),
    deal('2026-11-27T02:15:00Z'),
    // Still Nov 27 in Nepal.
    deal('2026-11-27T18:00:00Z'),
    // Nov 28 in Nepal.
    deal('2026-11-27T18:20:00Z'),
  ];
  expect(nextOpening(deals)).toEqual({ at: '2026-11-27T02:15:00Z', count: 2 });
});

test('deals that are open or without hours have no next opening', () => {
  expect(nextOpening([deal(null), {}])).toBeNull();
  expect(nextOpening([])).toBeNull();
});
