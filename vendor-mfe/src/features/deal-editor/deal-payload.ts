import type { CreateDealDto, ManagedDealView } from 'shared-ui/api/vendor-deals';
import { endOfNepalDay, fromDayText, startOfNepalDay, toAsciiDigits } from 'shared-ui/format';
import { eachField, fieldKinds, type DealForm, type SentFields } from './deal-fields';
import { dealFormOf } from './deal-form';
import { dealPriceOf } from './price/deal-price';

function momentOf(dayText: string, ofDay: typeof startOfNepalDay): string {
  const day = fromDayText(dayText);
  if (!day) throw new Error(`Not a day: ${dayText}`);
  return ofDay(day).toISOString();
}

/** Start and end time. An unchanged day keeps its stored time. */
function momentsOf(form: DealForm, deal?: ManagedDealView): Pick<CreateDealDto, 'startDate' | 'endDate'> {
  const before = deal && dealFormOf(deal);
  return {
    startDate:
      deal && before?.startDay === form.startDay ? deal.startDate : momentOf(form.startDay, startOfNepalDay),
    endDate: deal && before?.endDay === form.endDay ? deal.endDate : momentOf(form.endDay, endOfNepalDay),
  };
}

/**
 * Request body of a deal. The form must be valid.
 * @param deal the edited deal; undefined for a new one
 */
export function toDeal(form: DealForm, deal?: ManagedDealView): CreateDealDto {
  const { startDay, endDay, categoryId, discountValue, ...sent } = eachField<SentFields>((field) =>
    fieldKinds[field].write(form[field]),
  );
  if (categoryId === null) throw new Error('A deal needs a category');
  return {
    ...sent,
    categoryId,
    discountValue: form.discountType === 'buyXgetY' ? discountValue : toAsciiDigits(discountValue),
    discountedPrice: dealPriceOf(form) ?? 0,
    ...momentsOf({ ...form, startDay, endDay }, deal),
  };
}
