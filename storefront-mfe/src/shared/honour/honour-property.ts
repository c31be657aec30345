import { type HonourScore, honourPercent } from './honour-percent';

/** Returns the honour score as structured data of a business. It is no rating: visitors do not grade anything. */
export const honourProperty = (honour: HonourScore | null | undefined) =>
  honour && {
    additionalProperty: {
      '@type': 'PropertyValue',
      name: 'Deals given as promised',
      description: `${honour.given} of the last ${honour.counted} uses`,
      value: honourPercent(honour),
      minValue: 0,
      maxValue: 100,
      unitText: 'percent',
    },
  };
