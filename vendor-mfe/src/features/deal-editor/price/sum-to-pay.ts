import type { DealTaxes } from '../deal-fields';

/** In percent. */
export interface TaxRates {
  serviceCharge: number;
  vat: number;
}

/** What the settings say at first. */
export const USUAL_RATES: TaxRates = { serviceCharge: 10, vat: 13 };

/** A price with what comes on top of it, as the database computes it: the service charge first, then VAT on both; half rupees up. */
export function sumToPayOf(price: number, taxes: DealTaxes, { serviceCharge, vat }: TaxRates): number {
  if (taxes === 'included') return price;
  const charged = price * (100 + (taxes === 'vat-extra' ? 0 : serviceCharge));
  return Math.round((charged * (100 + vat)) / 10_000);
}
