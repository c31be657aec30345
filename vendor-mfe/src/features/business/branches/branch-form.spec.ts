import { describe, expect, test } from '@jest/globals';
import { branchFormOf, findBranchFieldError, toBranch } from './branch-form';
import { daysOf } from './opening-hours';

const form = {
  name: 'Jhamsikhel',
  address: 'Damkal Road',
  city: 'Lalitpur',
  latitude: '27.6780',
  longitude: '85.3100',
  areaId: '3',
  days: daysOf([{ weekday: 1, opens: '11:00', closes: '22:00' }]),
};

describe('a branch', () => {
  test('with everything has no error and is sent with numbers', () => {
    for (const field of ['name', 'address', 'city', 'latitude', 'longitude'] as const) {
      expect(findBranchFieldError(form, field)).toBeNull();
    }
    expect(toBranch(form)).toMatchObject({
      latitude: 27.678,
      longitude: 85.31,
      areaId: 3,
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
    expect(findBranchFieldError({ ...form, latitude: '' }, 'latitude')).toBe('pairBad');
  });

  test('rejects what is no place', () => {
    expect(findBranchFieldError({ ...form, latitude: '91' }, 'latitude')).toBe('latitudeBad');
    expect(findBranchFieldError({ ...form, longitude: 'east' }, 'longitude')).toBe('longitudeBad');
    expect(findBranchFieldError({ ...form, name: ' ' }, 'name')).toBe('branchNameBad');
  });

  test('starts empty', () => {
    expect(branchFormOf()).toEqual({
      name: '',
      address: '',
      city: '',
      areaId: '',
      latitude: '',
      longitude: '',
      days: daysOf(null),
    });
  });
});
