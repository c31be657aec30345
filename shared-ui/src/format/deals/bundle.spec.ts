import { describe, expect, test } from '@jest/globals';
import { discountBadge } from './badge';
import { readBundle } from './bundle';

describe('readBundle', () => {
  test.each([
    ['Buy 1 Get 1 Free', { received: 2, paid: 1, form: 'buy-get' }],
    ['buy 2, get 1', { received: 3, paid: 2, form: 'buy-get' }],
    ['3 for 2', { received: 3, paid: 2, form: 'for' }],
    ['६ for ४', { received: 6, paid: 4, form: 'for' }],
    ['2 nights for 1', { received: 2, paid: 1, form: 'nights' }],
    ['Two for tea', null],
  ])('%s', (value, bundle) => {
    expect(readBundle(value)).toEqual(bundle);
  });
});

describe('the badge of a bundle in Nepali', () => {
  test.each([
    ['Buy 1 Get 1 Free', '१ किन्दा १ सित्तैमा'],
    ['3 for 2', '२ को मूल्यमा ३'],
    ['2 nights for 1', '१ रातको मूल्यमा २ रात'],
    ['Two for tea', 'Two for tea'],
  ])('%s', (discountValue, text) => {
    expect(discountBadge({ discountType: 'buyXgetY', discountValue }, 'ne').text).toBe(text);
    expect(discountBadge({ discountType: 'buyXgetY', discountValue }, 'en').text).toBe(discountValue);
  });
});
