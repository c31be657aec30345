import { describe, expect, test } from '@jest/globals';
import { branchFormOf, findBranchFault, toBranch } from './branch-form';
import { daysOf } from './opening-hours';

const form = {
  name: 'Jhamsikhel',
  address: 'Damkal Road',
  city: 'Lalitpur',
  latitude: '27.6780',
  longitude: '85.3100',
  days: daysOf([{ weekday: 1, opens: '11:00', closes: '22:00' }]),
};

describe('a branch', () => {
  test('with everything has no fault and is sent with numbers', () => {
    for (const field of ['name', 'address', 'city', 'latitude', 'longitude'] as const) {
      expect(findBranchFault(form, field)).toBeNull();
    }
    expect(toBranch(form)).toMatchObject({
      latitude: 27.678,
      longitude: 85.31,
      hours: [{ weekday: 1, opens: '11:00', closes: '22:00' }],
    });
  });

  test('takes Nepali digits', () => {
    expect(toBranch({ ...form, latitude: '२७.६७' }).latitude).toBe(27.67);
  });

  test('may leave the coordinates out, but not one of them', () => {
    expect(toBranch({ ...form, latitude: '', longitude: ' ' })).toMatchObject({
      latitude: null,
      longitude: null,
    });
    expect(findBranchFault({ ...form, latitude: '' }, 'latitude')).toBe('pairBad');
  });

  test('refuses what is no place', () => {
    expect(findBranchFault({ ...form, latitude: '91' }, 'latitude')).toBe('latitudeBad');
    expect(findBranchFault({ ...form, longitude: 'east' }, 'longitude')).toBe('longitudeBad');
    expect(findBranchFault({ ...form, name: ' ' }, 'name')).toBe('branchNameBad');
  });

  test('starts empty', () => {
    expect(branchFormOf()).toEqual({
      name: '',
      address: '',
      city: '',
      latitude: '',
      longitude: '',
      days: daysOf(null),
    });
  });
});
