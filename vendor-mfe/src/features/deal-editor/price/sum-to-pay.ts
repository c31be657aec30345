import type { DealTaxes } from '../deal-fields';

/** In percent. */
export interface TaxRates {
  serviceCharge: number;
  vat: number;
}

/** Defaults of the settings. */
export const USUAL_RATES: TaxRates = { serviceCharge: 10, vat: 13 };

/** Price with added charges, by the database's formula: first the service charge, then VAT on both, rounded half up. */
export function sumToPayOf(price: number, taxes: DealTaxes, { serviceCharge, vat }: TaxRates): number {
  if (taxes === 'included') return price;
  const charged = price * (100 + (taxes === 'vat-extra' ? 0 : serviceCharge));
  return Math.round((charged * (100 + vat)) / 10_000);
}
