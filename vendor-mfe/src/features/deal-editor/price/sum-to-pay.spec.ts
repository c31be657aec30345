import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { DealTaxes } from '../deal-fields';
import { sumToPayOf, type TaxRates } from './sum-to-pay';

type Sum = TaxRates & { price: number; taxes: DealTaxes; sum: number };

/** `backend/test/deals/deal-taxes.api.spec.ts` tests the same sums in the database. */
const sums = JSON.parse(
  readFileSync(path.resolve(process.cwd(), '../backend/test/tax-sums.json'), 'utf8'),
) as Sum[];

test.each(sums)(
  '$price with $taxes at $serviceCharge % and $vat % is $sum',
  ({ price, taxes, sum, ...rates }) => {
    expect(sumToPayOf(price, taxes, rates)).toBe(sum);
  },
);
