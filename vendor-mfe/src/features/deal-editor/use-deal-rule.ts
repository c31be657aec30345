import { createContext, useContext } from 'react';
import { useSiteReadQuery } from 'shared-ui/api/site';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { boundsOf } from 'shared-ui/platform';
import { findDealFieldError } from './deal-errors';
import { isVisitNumber, type DealForm, type FormField } from './deal-fields';
import { mostPointsOf } from './deal-points';
import { AllowedPrice } from './price/allowed-price';
import { dealEditorTexts } from './texts';
import { wholeNumberOf } from '../../shared/price/whole-number';

/** Saved start day of the edited deal. */
export const UnchangedStart = createContext<string | undefined>(undefined);

/** Returns the validation of an original price by the log of prices (rule PL5). */
function usePriceRule(): (originalPrice: string) => string | true {
  const t = useTexts(dealEditorTexts);
  const format = useFormat();
  const allowed = useContext(AllowedPrice);
  return (originalPrice) => {
    if (!allowed?.isBinding || allowed.amount === null || allowed.from === null) return true;
    if ((wholeNumberOf(originalPrice) ?? 0) <= allowed.amount) return true;
    return t('priceContradicted', { price: format.money(allowed.amount), date: format.date(allowed.from) });
  };
}

/** Returns the validation of a form field, with its error text. */
export function useDealRule() {
  const t = useTexts(dealEditorTexts);
  const unchangedStart = useContext(UnchangedStart);
  const format = useFormat();
  const largestWorth = useSiteReadQuery().data?.largestPointsWorth;
  const priceRule = usePriceRule();
  return (field: FormField) => (_value: unknown, values: Record<string, unknown>) => {
    const form = values as unknown as DealForm;
    const fieldError = findDealFieldError(form, field, { now: new Date(), unchangedStart, largestWorth });
    const { least, most } = isVisitNumber(field)
      ? boundsOf('CreateDealDto', field)
      : { least: 0, most: mostPointsOf(form, largestWorth) ?? 0 };
    if (fieldError) return t(fieldError, { least: format.number(least), most: format.number(most) });
    return field === 'originalPrice' ? priceRule(form.originalPrice) : true;
  };
}
