import { expect, test } from '@jest/globals';
import { dealFields } from '../deal-fields';
import { moved, photosOfContent } from './photo-kinds';

const pathOf = (number: number): string => `/media/0199aaaa-0000-7000-8000-00000000000${number}/640.webp`;
const [one, two, three] = [1, 2, 3].map((number) => ({ path: pathOf(number), alt: '', altNe: '' })) as [
  ReturnType<typeof photosOfContent>[0],
  ReturnType<typeof photosOfContent>[0],
  ReturnType<typeof photosOfContent>[0],
];

test('a photo is read with empty words and sent without them', () => {
  const stored = [{ path: one.path, alt: 'Ten momo', altNe: null }];
  expect(dealFields.photos.read(stored)).toEqual([{ ...one, alt: 'Ten momo' }]);
  expect(dealFields.photos.write([{ ...one, alt: ' Ten momo ' }])).toEqual(stored);
  expect(dealFields.photos.write([])).toEqual([]);
});

test('a draft from before galleries has its image as the only photo', () => {
  expect(photosOfContent({ image: one.path })).toEqual([one]);
  expect(photosOfContent({ image: one.path, photos: [two, one] })).toEqual([two, one]);
  expect(photosOfContent({})).toEqual([]);
});

test('a photo changes places with its neighbour', () => {
  expect(moved([one, two, three], 2, -1)).toEqual([one, three, two]);
  expect(moved([one, two, three], 0, 1)).toEqual([two, one, three]);
});
