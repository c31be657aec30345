import adventure1 from '../../assets/covers/adventure-1.svg';
import adventure2 from '../../assets/covers/adventure-2.svg';
import attractions1 from '../../assets/covers/attractions-1.svg';
import attractions2 from '../../assets/covers/attractions-2.svg';
import cafes1 from '../../assets/covers/cafes-1.svg';
import cafes2 from '../../assets/covers/cafes-2.svg';
import dining1 from '../../assets/covers/dining-1.svg';
import dining2 from '../../assets/covers/dining-2.svg';
import dining3 from '../../assets/covers/dining-3.svg';
import entertainment1 from '../../assets/covers/entertainment-1.svg';
import entertainment2 from '../../assets/covers/entertainment-2.svg';
import fitness1 from '../../assets/covers/fitness-1.svg';
import fitness2 from '../../assets/covers/fitness-2.svg';
import hotels1 from '../../assets/covers/hotels-1.svg';
import hotels2 from '../../assets/covers/hotels-2.svg';
import pubs1 from '../../assets/covers/pubs-1.svg';
import pubs2 from '../../assets/covers/pubs-2.svg';
import retail1 from '../../assets/covers/retail-1.svg';
import retail2 from '../../assets/covers/retail-2.svg';
import spa1 from '../../assets/covers/spa-1.svg';
import spa2 from '../../assets/covers/spa-2.svg';
import { hashOf } from '../kit/hash';

/** The drawn covers of each family, each of two of the thing. */
export const covers = {
  adventure: [adventure1, adventure2],
  attractions: [attractions1, attractions2],
  cafes: [cafes1, cafes2],
  dining: [dining1, dining2, dining3],
  entertainment: [entertainment1, entertainment2],
  fitness: [fitness1, fitness2],
  hotels: [hotels1, hotels2],
  pubs: [pubs1, pubs2],
  retail: [retail1, retail2],
  spa: [spa1, spa2],
} as const;

export type CoverFamily = keyof typeof covers;

const FAMILY_OF_CATEGORY: Readonly<Record<string, CoverFamily>> = {
  'premium-dining': 'dining',
  'casual-dining': 'dining',
  'pubs-bars': 'pubs',
  beauty: 'spa',
};

const isFamily = (name: string): name is CoverFamily => name in covers;

export function coverFamilyOf(categorySlug: string): CoverFamily {
  const family = FAMILY_OF_CATEGORY[categorySlug] ?? categorySlug;
  return isFamily(family) ? family : 'dining';
}

/** The cover that stands in for a shop's own picture: always the same for one deal, different for neighbours. */
export function coverOf(categorySlug: string, dealId: number): string {
  const set: readonly string[] = covers[coverFamilyOf(categorySlug)];
  return set[hashOf(String(dealId)) % set.length] ?? covers.dining[0];
}
