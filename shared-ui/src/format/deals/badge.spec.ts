import { describe, expect, test } from '@jest/globals';
import { discountBadge } from './badge';

describe('the badge', () => {
  test('says the kind of discount', () => {
    const prices = { originalPrice: 1000, discountedPrice: 600 };
    expect(discountBadge({ discountType: 'percentage', discountValue: '40', ...prices }, 'en')).toEqual({
      kind: 'percentage',
      text: '40% OFF',
    });
    expect(discountBadge({ discountType: 'fixed', discountValue: '500', ...prices }, 'en').text).toBe(
      'Rs. 500 OFF',
    );
    expect(discountBadge({ discountType: 'buyXgetY', discountValue: 'Buy 1 Get 1 Free' }, 'en')).toEqual({
      kind: 'bogo',
      text: 'Buy 1 Get 1 Free',
    });
    expect(discountBadge({ discountType: 'percentage', discountValue: '40' }, 'ne').text).toBe('४०% छुट');
    const bogo = (discountValue: string) =>
      discountBadge({ discountType: 'buyXgetY', discountValue }, 'ne').text;
    expect(bogo('Buy 1 Get 1 Free')).toBe('१ किन्दा १ सित्तैमा');
    expect(bogo('2 nights for 1')).toBe('१ रातको मूल्यमा २ रात');
  });

  test('falls back to the share saved, 0 when a price is missing', () => {
    const unknown = { discountType: 'other', discountValue: '' };
    expect(discountBadge({ ...unknown, originalPrice: 900, discountedPrice: 600 }, 'en').text).toBe(
      '33% OFF',
    );
    expect(discountBadge({ ...unknown, originalPrice: 900 }, 'en').text).toBe('0% OFF');
  });
});
