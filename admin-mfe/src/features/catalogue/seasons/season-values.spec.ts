import { expect, test } from '@jest/globals';
import { seasonFieldErrorsOf, seasonValuesOf, toSeason } from './season-values';

const dashain = {
  name: 'Dashain',
  nameNe: 'दशैं',
  from: '2026-10-11',
  until: '2026-10-26',
  color: '',
  isActive: true,
  isHoliday: false,
};

test('a season ends no earlier than it begins', () => {
  expect(seasonFieldErrorsOf(dashain)).toEqual({});
  expect(seasonFieldErrorsOf({ ...dashain, until: '2026-10-10' })).toEqual({ until: 'faultDays' });
  expect(seasonFieldErrorsOf(seasonValuesOf(undefined))).toEqual({
    name: 'faultName',
    nameNe: 'faultName',
    from: 'faultDay',
    until: 'faultDay',
  });
});

test('no colour is none', () => {
  expect(toSeason(dashain).color).toBeNull();
  expect(toSeason({ ...dashain, color: 'rose' }).color).toBe('rose');
});
