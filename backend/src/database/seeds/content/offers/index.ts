import { cafeAndBarOffers } from './cafes-bars.js';
import { diningOffers } from './dining.js';
import type { Offers } from './offer.js';
import { stayAndTripOffers } from './stays-trips.js';
import { wellnessFunAndShopOffers } from './well-fun-shops.js';

/** Offers by business. */
export const offers: Offers = {
  ...diningOffers,
  ...cafeAndBarOffers,
  ...stayAndTripOffers,
  ...wellnessFunAndShopOffers,
};

export { himchuliOffers } from './himchuli.js';
export { nepaliTexts } from './nepali.js';
export type { Offer } from './offer.js';
export { alwaysLiveTitles, featuredTitles } from './shown-first.js';
