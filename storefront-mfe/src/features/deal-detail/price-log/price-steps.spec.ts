import { describe, expect, test } from '@jest/globals';
import { priceSteps } from './price-steps';

const now = new Date('2026-11-11T00:00:00Z');

describe('the chart of prices', () => {
  test('is empty without prices', () => {
    expect(priceSteps([], now)).toBeNull();
  });

  test('draws each period as a line, the highest price at the top', () => {
    const steps = priceSteps(
      [
        { from: '2026-11-01T00:00:00Z', until: null, regularPrice: 500, dealPrice: null, source: 'recorded' },
        {
          from: '2026-11-06T00:00:00Z',
          until: '2026-11-11T00:00:00Z',
          regularPrice: 500,
          dealPrice: 250,
          source: 'deal',
        },
      ],
      now,
    );
    expect(steps).toMatchObject({
      regular: 'M6.0 6.0H314.0M160.0 6.0H314.0',
      deal: 'M160.0 44.0H314.0',
      from: new Date('2026-11-01T00:00:00Z'),
    });
  });
});
