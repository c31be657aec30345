import type { SiteSettings } from './site-settings.js';

/** In percent, of prices without them: the service charge of the price, then VAT of both. */
export class SiteTaxRatesView {
  serviceCharge: number;
  vat: number;
}

/** Times of complaints (rule HN6). */
export class SiteCaseTimesView {
  /** Hours in which a business answers a case, and a customer an offer. */
  answerHours: number;
  /** Days from the opening of a case to the decision. */
  decisionDays: number;
  /** Days in which a second look can be requested. */
  secondLookDays: number;
}

/** Public settings of the site: name, contact and promises. */
export class SiteView implements SiteSettings {
  name: string;
  nameNe: string;
  phone: string;
  supportEmail: string;
  address: string;
  addressNe: string;
  supportHours: string;
  supportHoursNe: string;
  /** Hours within which a message is answered. */
  answerHours: number;
  /** Business days until a business is verified. */
  verificationDaysFrom: number;
  verificationDaysTo: number;
  /** Validity of a code in hours, unless its business sets another one. */
  usualPassHours: number;
  /** Validity for kinds of deals that are booked ahead: hotels, beauty and adventure. */
  bookedAheadPassHours: number;
  /** Maximum worth of a deal's points, in percent of its price. */
  largestPointsWorth: number;
  taxRates: SiteTaxRatesView;
  caseTimes: SiteCaseTimesView;
}
