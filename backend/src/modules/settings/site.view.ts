import type { SiteSettings } from './site-settings.js';

/** In percent, of prices without them: the service charge of the price, then VAT of both. */
export class SiteTaxRatesView {
  serviceCharge: number;
  vat: number;
}

/** What the site says about itself: its name, how to reach its people, and what it promises. */
export class SiteView implements SiteSettings {
  name: string;
  nameNe: string;
  phone: string;
  supportEmail: string;
  address: string;
  addressNe: string;
  supportHours: string;
  supportHoursNe: string;
  /** Within how many hours a message is answered. */
  answerHours: number;
  /** Business days until a business is verified. */
  verificationDaysFrom: number;
  verificationDaysTo: number;
  /** Hours for which a code is good unless its business says otherwise. */
  usualPassHours: number;
  /** The same for what is booked ahead: hotels, beauty and adventure. */
  bookedAheadPassHours: number;
  /** What the points of a deal may be worth, in percent of its price. */
  largestPointsWorth: number;
  taxRates: SiteTaxRatesView;
}
