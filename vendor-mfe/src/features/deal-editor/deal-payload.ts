import type { CreateDealDto, ManagedDealView } from 'shared-ui/api/vendor-deals';
import { endOfNepalDay, fromDayText, startOfNepalDay, toAsciiDigits } from 'shared-ui/format';
import { dealFormOf, type DealForm } from './deal-form';
import { dealPriceOf, wholeNumberOf } from './price/deal-price';

function momentOf(dayText: string, ofDay: typeof startOfNepalDay): string {
  const day = fromDayText(dayText);
  if (!day) throw new Error(`Not a day: ${dayText}`);
  return ofDay(day).toISOString();
}

/** The moments of the days; a day that was not touched keeps its moment. */
function momentsOf(form: DealForm, deal?: ManagedDealView): Pick<CreateDealDto, 'startDate' | 'endDate'> {
  const before = deal && dealFormOf(deal);
  return {
    startDate:
      deal && before?.startDay === form.startDay ? deal.startDate : momentOf(form.startDay, startOfNepalDay),
    endDate: deal && before?.endDay === form.endDay ? deal.endDate : momentOf(form.endDay, endOfNepalDay),
  };
}

const optional = (text: string): string | null => text.trim() || null;
const chosen = <T>(values: T[]): T[] | null => (values.length > 0 ? values : null);

/**
 * The deal as it is sent. The form must be without fault.
 * @param deal the deal that is edited; none for a new one
 */
export function toDeal(form: DealForm, deal?: ManagedDealView): CreateDealDto {
  if (form.categoryId === null) throw new Error('A deal needs a category');
  return {
    discountType: form.discountType,
    title: form.title.trim(),
    titleNe: optional(form.titleNe),
    description: form.description.trim(),
    descriptionNe: optional(form.descriptionNe),
    image: form.image,
    discountValue:
      form.discountType === 'buyXgetY' ? form.discountValue.trim() : toAsciiDigits(form.discountValue).trim(),
    originalPrice: wholeNumberOf(form.originalPrice) ?? 0,
    discountedPrice: dealPriceOf(form) ?? 0,
    categoryId: form.categoryId,
    locationId: form.locationId,
    saleMode: form.saleMode,
    taxes: form.taxes,
    passValidityHours: form.passValidityHours,
    pointsEarned: wholeNumberOf(form.pointsEarned) ?? 0,
    redemptionLimit: wholeNumberOf(form.redemptionLimit),
    totalLimit: wholeNumberOf(form.totalLimit),
    dailyLimit: wholeNumberOf(form.dailyLimit),
    weekdays: chosen(form.weekdays),
    hoursFrom: form.hoursFrom || null,
    hoursUntil: form.hoursUntil || null,
    blackoutDates: chosen(form.blackoutDates),
    minimumBill: wholeNumberOf(form.minimumBill),
    partySize: wholeNumberOf(form.partySize),
    branchIds: chosen(form.branchIds),
    ...momentsOf(form, deal),
  };
}
