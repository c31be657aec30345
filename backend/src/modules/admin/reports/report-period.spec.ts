import { periodOf } from './report-period.js';

describe('the period of a report', () => {
  it('stands beside as many days before it, over leap days and new years', () => {
    expect(periodOf({ from: '2028-03-01', to: '2028-03-01' })).toEqual({
      from: '2028-03-01',
      to: '2028-03-01',
      days: 1,
      previousFrom: '2028-02-29',
      previousTo: '2028-02-29',
    });
    expect(periodOf({ from: '2026-01-01', to: '2026-01-31' })).toMatchObject({
      days: 31,
      previousFrom: '2025-12-01',
      previousTo: '2025-12-31',
    });
  });

  it.each([
    ['2026-01-02', '2026-01-01'],
    ['2020-01-01', '2026-01-01'],
  ])('is rejected when it ends before it begins or is too long: %s to %s', (from, to) => {
    expect(() => periodOf({ from, to })).toThrow();
  });
});
