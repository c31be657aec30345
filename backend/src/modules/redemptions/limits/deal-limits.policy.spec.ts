import { type DealLimits, passesLeft } from './deal-limits.policy.js';

const none: DealLimits = {
  redemptionLimit: null,
  own: 0,
  totalLimit: null,
  taken: 0,
  dailyLimit: null,
  takenToday: 0,
};
const allowed = (limits: Partial<DealLimits>): Record<string, number> =>
  Object.fromEntries(passesLeft({ ...none, ...limits }));

describe('how many more passes a limit allows', () => {
  it.each<[string, Partial<DealLimits>, object]>([
    ['without a limit', { own: 900, taken: 900 }, { person: Infinity, total: Infinity, day: Infinity }],
    ['with some left', { redemptionLimit: 3, own: 1, totalLimit: 10, taken: 4 }, { person: 2, total: 6 }],
    ['at the limit', { redemptionLimit: 2, own: 2 }, { person: 0 }],
    ['below what is used', { redemptionLimit: 2, own: 7 }, { person: 0 }],
    ['of a day', { dailyLimit: 5, takenToday: 4 }, { day: 1 }],
  ])('%s', (_, limits, expected) => {
    expect(allowed(limits)).toMatchObject(expected);
  });
});
