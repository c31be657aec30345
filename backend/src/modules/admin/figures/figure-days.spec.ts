import { daysBefore, firstWeekOf } from './figure-days.js';

describe('days of figures', () => {
  it('cross months and leap days', () => {
    expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
    expect(daysBefore('2026-11-26', 29)).toBe('2026-10-28');
  });

  it('begin with a Sunday', () => {
    expect(firstWeekOf('2026-11-26', 12)).toBe('2026-09-06');
    expect(firstWeekOf('2026-11-22', 1)).toBe('2026-11-22');
  });
});
