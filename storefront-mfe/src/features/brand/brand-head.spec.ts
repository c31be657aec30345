import { expect, test } from '@jest/globals';
import type { BrandPageView } from 'shared-ui/api/brands';
import { schemaErrors } from '../../shared/trust/schema-errors.fixture';
import { businessOf } from './brand-head';

const brand = {
  id: 7,
  slug: 'himchuli',
  businessName: 'Himchuli Momo House',
  description: 'Momo.',
  address: 'Jhamsikhel',
  city: 'Lalitpur',
  vatNumber: '688834623',
  website: null,
  averageRating: null,
  reviewCount: 0,
} as unknown as BrandPageView;

test('a business is told with what is known of it, and nothing else', () => {
  const told = businessOf(brand, 'https://x.example/brand/himchuli');
  expect(told).toMatchObject({
    '@type': 'LocalBusiness',
    taxID: '688834623',
    address: { streetAddress: 'Jhamsikhel', addressCountry: 'NP' },
  });
  expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['sameAs']));
  expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['aggregateRating']));
  expect(businessOf({ ...brand, averageRating: 4.5, reviewCount: 2 }, 'x')).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
  expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['additionalProperty']));
});

test('the score and the ended complaints are properties, not ratings', () => {
  const endedCases = { settled: 2, forCustomer: 1, forBusiness: 0, withdrawn: 0, medianDays: 3 };
  const told = businessOf({ ...brand, honour: { given: 49, counted: 50 }, endedCases }, 'x');
  expect(told.additionalProperty).toContainEqual({
    '@type': 'PropertyValue',
    name: 'Deals given as promised',
    value: 49,
    minValue: 0,
    maxValue: 50,
  });
  expect(told.additionalProperty).toContainEqual(
    expect.objectContaining({ name: 'Median days until a complaint ended', value: 3, unitCode: 'DAY' }),
  );
  expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['aggregateRating']));
  expect(schemaErrors(told)).toEqual([]);
});
