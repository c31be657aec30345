import { expect, test } from '@jest/globals';
import { openState } from './open-state';

const hours = [
  { weekday: 0, opens: '11:00', closes: '14:30' },
  { weekday: 0, opens: '17:00', closes: '22:00' },
  { weekday: 6, opens: '18:00', closes: '02:00' },
];
/** Time on a Sunday in Nepal. */
const at = (clock: string): Date => new Date(`2026-11-22T${clock}:00+05:45`);

test.each([
  ['01:30', { state: 'open', until: '02:00' }],
  ['02:00', { state: 'opens', at: '11:00' }],
  ['11:00', { state: 'open', until: '14:30' }],
  ['14:30', { state: 'opens', at: '17:00' }],
  ['21:59', { state: 'open', until: '22:00' }],
  ['22:00', { state: 'closed' }],
])('at %s on a Sunday a place is %j', (clock, expected) => {
  expect(openState(hours, at(clock))).toEqual(expected);
});

test('a span that ends after midnight is open until then', () => {
  expect(openState(hours, new Date('2026-11-21T23:00:00+05:45'))).toEqual({ state: 'open', until: '02:00' });
});
