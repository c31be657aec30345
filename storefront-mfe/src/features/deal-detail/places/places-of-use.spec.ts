import { expect, test } from '@jest/globals';
import { placesOfUse } from './places-of-use';

const branch = {
  id: 4,
  name: 'Lakeside',
  address: 'Hallan Chowk',
  city: 'Pokhara',
  latitude: 28.2,
  longitude: 83.9,
  hours: null,
  opening: { state: 'unknown', changesAt: null } as const,
  area: null,
};
const venue = {
  name: 'Sarangkot take-off',
  nameNe: 'सराङकोट उडानस्थल',
  latitude: 28.2436,
  longitude: 83.9486,
  areaId: 3,
};
const area = { id: 3, slug: 'sarangkot', name: 'Sarangkot', nameNe: 'सराङकोट' };

test('a deal is used at its branches', () => {
  expect(placesOfUse({ venue: null, area, branches: [branch] }, 'en')).toMatchObject([
    { id: 4, name: 'Lakeside', address: 'Hallan Chowk, Pokhara' },
  ]);
});

test('a deal with a place of its own is used there, not at the branches (D13)', () => {
  expect(placesOfUse({ venue, area, branches: [branch] }, 'ne')).toEqual([
    {
      id: 0,
      name: 'सराङकोट उडानस्थल',
      address: 'सराङकोट',
      latitude: 28.2436,
      longitude: 83.9486,
      hours: null,
      opening: { state: 'unknown', changesAt: null },
    },
  ]);
  expect(placesOfUse({ venue, area: null, branches: [] }, 'en')).toMatchObject([
    { name: 'Sarangkot take-off', address: '' },
  ]);
});
