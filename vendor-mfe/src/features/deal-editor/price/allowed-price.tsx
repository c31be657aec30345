import { createContext, type ReactNode, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePriceItemsReferenceQuery, type AllowedPriceView } from 'shared-ui/api/price-items';
import type { DealForm } from '../deal-fields';
import { wholeNumberOf } from '../../../shared/price/whole-number';

const DEBOUNCE_MS = 400;
const MIN_TITLE = 3;

/** Highest original price by the log of prices; null while unknown. It rejects a higher price only if it is binding. */
export const AllowedPrice = createContext<AllowedPriceView | null>(null);

type Query = Parameters<typeof usePriceItemsReferenceQuery>[0];

/** Query for the form; null while a value is missing. */
function queryOf(
  { title, startDay, priceFor, priceItemId }: DealForm,
  dealId: number | undefined,
): Query | null {
  if (title.trim().length < MIN_TITLE || !startDay) return null;
  const count = priceFor && wholeNumberOf(priceFor.count);
  return {
    title: title.trim(),
    startDate: startDay,
    ...(dealId !== undefined && { dealId }),
    ...(priceItemId !== null && { priceItemId }),
    ...(priceFor && count && { count, unit: priceFor.unit }),
  };
}

/** Requests the highest original price for the form after a pause in typing, as a submission checks it. */
function useAllowedPrice(dealId: number | undefined): AllowedPriceView | null {
  const text = JSON.stringify(queryOf(useWatch<DealForm>() as DealForm, dealId));
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const query = JSON.parse(rested) as Query | null;
  const { currentData } = usePriceItemsReferenceQuery(query ?? { title: '', startDate: '' }, {
    skip: !query,
  });
  return currentData ?? null;
}

/** Provides the highest original price to the rule of the field, and checks the field again when it changes. */
export function WithAllowedPrice({ dealId, children }: { dealId: number | undefined; children: ReactNode }) {
  const allowed = useAllowedPrice(dealId);
  const { getFieldState, getValues, trigger } = useFormContext<DealForm>();
  const amount = allowed?.amount ?? null;
  useEffect(() => {
    const typed = wholeNumberOf(getValues('originalPrice'));
    const isAbove = amount !== null && typed !== null && typed > amount;
    if (isAbove || getFieldState('originalPrice').invalid) void trigger('originalPrice');
  }, [amount, getFieldState, getValues, trigger]);
  return <AllowedPrice value={allowed}>{children}</AllowedPrice>;
}
