import { businessDeadline } from './business-days.js';

/** @param at a time in Nepal, such as `2026-11-20T15:00` */
const nepal = (at: string): Date => new Date(`${at}:00+05:45`);
const never = () => false;

describe('business days', () => {
  it.each([
    ['Friday afternoon', '2026-11-20T15:00', '2026-11-24T18:00'],
    ['Friday evening', '2026-11-20T21:00', '2026-11-24T18:00'],
    ['Saturday', '2026-11-21T11:00', '2026-11-24T18:00'],
    ['Sunday', '2026-11-22T23:59', '2026-11-24T18:00'],
    ['Monday', '2026-11-23T10:31', '2026-11-25T18:00'],
    ['just after midnight in Nepal', '2026-11-24T00:05', '2026-11-26T18:00'],
  ])('two of them after %s end at 6 PM', (_when, from, until) => {
    expect(businessDeadline(nepal(from), 2, never)).toEqual(nepal(until));
  });

  it('leave out holidays', () => {
    const isHoliday = (day: string) => day >= '2026-11-23' && day <= '2026-11-24';
    expect(businessDeadline(nepal('2026-11-20T15:00'), 2, isHoliday)).toEqual(nepal('2026-11-26T18:00'));
  });

  it('end even if every day is a holiday', () => {
    expect(businessDeadline(nepal('2026-11-20T15:00'), 1, () => true)).toBeInstanceOf(Date);
  });
});
