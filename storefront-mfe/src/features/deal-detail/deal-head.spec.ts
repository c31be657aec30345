import { expect, test } from '@jest/globals';
import type { DealPageView } from 'shared-ui/api/deals';
import { schemaErrors } from '../../shared/trust/schema-errors.fixture';
import { deal } from './deal-detail-page.fixture';
import { offerOf } from './deal-head';

const shown = {
  ...deal,
  socialPicture: { en: '/en.png', ne: '/ne.png' },
  honour: { given: 19, counted: 20 },
  averageRating: 4.5,
  reviewCount: 2,
  vendor: {
    ...deal.vendor,
    endedCases: { settled: 1, forCustomer: 0, forBusiness: 0, withdrawn: 0, medianDays: 2 },
  },
} as unknown as DealPageView;

test('the offer names how its seller gives deals, as schema.org has it', () => {
  const told = offerOf(shown, 'https://x.example');
  expect(told.offers.seller.additionalProperty).toHaveLength(6);
  expect(told.aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 2 });
  expect(schemaErrors(told)).toEqual([]);
});

test('nothing is said about a business without answers and complaints', () => {
  const vendor = { ...shown.vendor, endedCases: null };
  const told = offerOf({ ...shown, honour: null, vendor }, 'https://x.example');
  expect(Object.keys(told.offers.seller)).not.toContain('additionalProperty');
});

test('a property of another type is an error', () => {
  const told = offerOf(shown, 'https://x.example');
  const seller = { ...told.offers.seller, '@type': 'Organization' };
  expect(schemaErrors({ ...told, offers: { ...told.offers, seller } })).toEqual([
    expect.stringContaining(`'"additionalProperty"' does not exist in type 'IdReference | OrganizationLeaf`),
  ]);
});
