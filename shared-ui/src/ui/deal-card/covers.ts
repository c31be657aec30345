import type { Language } from '../../platform/i18n';
import { inLanguage } from '../../platform/i18n';
import list from '../../assets/covers/covers.json';

/** Fields of a deal that determine its cover. */
export interface CoveredDeal {
  id: number;
  image?: string | null | undefined;
  /** Illustration that the server chose by the title. */
  coverKey?: string | null | undefined;
  vendor?:
    { id?: number; businessName: string; nameNe?: string | null; logo?: string | null } | null | undefined;
  category?: { slug: string; parentSlug?: string | null } | null | undefined;
  /** Variant of the typographic cover, 0 to 15; by default derived from the id. */
  look?: number | undefined;
}

const FOLDER = `/media/covers/${list.version}`;
/** Number of characters of the name in a cover's address: enough to derive its first letter. */
const LETTERS = 4;
const LAYOUTS = 4;
const LOOKS = 16;
/** Number of adjacent cards that show different pictures. */
const NEIGHBOURS = 12;

/**
 * Returns the address of an illustration.
 * @param key the id in covers.json
 */
export const drawing = (key: string): string => `${FOLDER}/${key}.svg`;

const lookOf = ({ id, look }: CoveredDeal): number => look ?? id % LAYOUTS;

/** Returns the address of the typographic cover: color, woven band, and the first letter or the logo of the business. */
function ticket(deal: CoveredDeal, language: Language): string {
  const { category, vendor } = deal;
  const slugs = [category?.slug ?? 'other', category?.parentSlug].filter(Boolean).join('~');
  const name = vendor ? inLanguage(language, vendor.businessName, vendor.nameNe) : '';
  const start = encodeURIComponent([...name].slice(0, LETTERS).join(''));
  const [, logo] = /^\/media\/(.+)\.webp$/.exec(vendor?.logo ?? '') ?? [];
  const address = `${FOLDER}/ticket/${slugs}.${vendor?.id ?? 0}.${lookOf(deal)}.${start}.svg`;
  return logo ? `${address}?logo=${logo}` : address;
}

/** Returns the photo of the business, otherwise the illustration for the title, otherwise the typographic cover. */
export const pictureOf = (deal: CoveredDeal, language: Language): string =>
  deal.image || (deal.coverKey ? drawing(deal.coverKey) : ticket(deal, language));

/**
 * Changes the covers of a list so that no picture appears twice among 12 adjacent cards. A repeated illustration is replaced by
 * the typographic cover, a repeated typographic cover by another variant.
 */
export function withDistinctCovers<Deal extends CoveredDeal>(deals: readonly Deal[]): Deal[] {
  const shown: string[] = [];
  return deals.map((deal) => {
    const isFree = (one: CoveredDeal): boolean => !shown.slice(1 - NEIGHBOURS).includes(pictureOf(one, 'en'));
    const distinct = isFree(deal) ? deal : withFreeLook({ ...deal, coverKey: null }, isFree);
    shown.push(pictureOf(distinct, 'en'));
    return distinct;
  });
}

function withFreeLook<Deal extends CoveredDeal>(deal: Deal, isFree: (deal: Deal) => boolean): Deal {
  const first = lookOf(deal);
  for (let step = 0; step < LOOKS; step += 1) {
    const candidate = { ...deal, look: (first + step) % LOOKS };
    if (isFree(candidate)) return candidate;
  }
  return deal;
}

const CATEGORY_DRAWINGS: Readonly<Record<string, string>> = {
  dining: 'dining-1',
  'premium-dining': 'dining-2',
  'casual-dining': 'dining-1',
  'pubs-bars': 'pubs-1',
  cafes: 'cafes-2',
  attractions: 'attractions-1',
  adventure: 'adventure-1',
  hotels: 'hotels-1',
  beauty: 'spa-1',
  fitness: 'fitness-1',
  entertainment: 'entertainment-1',
  retail: 'retail-1',
};

/**
 * Returns the address of the illustration on a category tile. An unknown category gets the general illustration.
 * @param slug the slug of the category
 */
export const categoryDrawing = (slug: string): string => drawing(CATEGORY_DRAWINGS[slug] ?? 'attractions-2');
