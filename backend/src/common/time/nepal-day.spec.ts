import { endOfNepalDay, nepalDay, nepalTime, nepalWeekday, startOfNepalDay } from './nepal-day.js';

describe('days in Nepal', () => {
  it('end at 18:14:59.999 UTC', () => {
    expect(endOfNepalDay('2026-11-30').toISOString()).toBe('2026-11-30T18:14:59.999Z');
  });

  it('begin at 18:15 UTC of the day before', () => {
    expect(startOfNepalDay('2026-11-30').toISOString()).toBe('2026-11-29T18:15:00.000Z');
  });

  it('turn at midnight in Nepal, not in UTC', () => {
    expect(nepalDay(new Date('2026-11-30T18:14:59.999Z'))).toBe('2026-11-30');
    expect(nepalDay(new Date('2026-11-30T18:15:00.000Z'))).toBe('2026-12-01');
  });

  it('know the weekday and the time of day', () => {
    const fridayEvening = new Date('2026-11-20T13:00:00.000Z');
    expect(nepalWeekday(fridayEvening)).toBe(5);
    expect(nepalTime(fridayEvening)).toBe('18:45');
  });
});
