import { expect, test } from '@jest/globals';
import type { DealPageView } from 'shared-ui/api/deals';
import { largestOf, photoWords } from './photo-words';

const path = '/media/0199aaaa-0000-7000-8000-000000000001/640.webp';
const deal = {
  title: 'Momo for two',
  titleNe: 'दुई जनालाई मम',
  photos: [
    { path, alt: 'Ten momo', altNe: 'दस मम' },
    { path, alt: null, altNe: 'अचार' },
    { path, alt: null, altNe: null },
  ],
} as DealPageView;

test('a photo is named by its words, else by those of the other language, else by the title', () => {
  expect(photoWords(deal, 'en')).toEqual(['Ten momo', 'अचार', 'Momo for two']);
  expect(photoWords(deal, 'ne')).toEqual(['दस मम', 'अचार', 'दुई जनालाई मम']);
});

test('the largest size has an address of its own', () => {
  expect(largestOf(path)).toBe('/media/0199aaaa-0000-7000-8000-000000000001/1280.webp');
});
