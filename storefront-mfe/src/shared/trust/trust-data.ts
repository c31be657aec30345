import type { BrandPageView } from 'shared-ui/api/brands';

type Trust = Pick<BrandPageView, 'honour' | 'endedCases'>;

const property = (name: string, value: number, more: object = {}) => ({
  '@type': 'PropertyValue',
  name,
  value,
  ...more,
});

/**
 * Properties of a place about how it gives its deals, for search engines. No ratings: visitors do not grade anything. Undefined without
 * anything known.
 */
export function trustProperties({ honour, endedCases }: Trust) {
  const score = honour
    ? [property('Deals given as promised', honour.given, { minValue: 0, maxValue: honour.counted })]
    : [];
  const ended = endedCases
    ? [
        property('Complaints settled in 12 months', endedCases.settled),
        property('Complaints decided for the customer in 12 months', endedCases.forCustomer),
        property('Complaints decided for the business in 12 months', endedCases.forBusiness),
        property('Complaints withdrawn in 12 months', endedCases.withdrawn),
        property('Median days until a complaint ended', endedCases.medianDays, { unitCode: 'DAY' }),
      ]
    : [];
  const all = [...score, ...ended];
  return all.length > 0 ? all : undefined;
}
