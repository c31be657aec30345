import { expect, test } from '@jest/globals';
import { missingNepali } from './missing-nepali';

test('names each text that has no Nepali', () => {
  const deal = {
    title: 'Two plates of momo',
    titleNe: 'दुई प्लेट मम',
    description: 'Steamed or fried.',
    included: ['Two plates'],
    includedNe: [],
    excluded: '',
    venue: { name: 'Picnic meadow', nameNe: null },
  };
  expect(missingNepali(deal)).toEqual(['description', 'included', 'venue']);
});

test('misses nothing of what is written in Nepali, or not at all', () => {
  expect(missingNepali({ title: 'दुई प्लेट मम', description: ' ', excluded: null, venue: null })).toEqual([]);
});
