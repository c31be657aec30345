import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { addNepalDays, nepalDayOf, toDayText } from 'shared-ui/format';
import { eachField, fieldKinds, storedName, type DealForm } from './deal-fields';

const RUNS_FOR_DAYS = 30;

/** Empty form. The discount type, the sale mode and the code validity always have a value. */
export const BLANK_FORM: DealForm = eachField((field) => fieldKinds[field].empty);

export function emptyDealForm(now: Date): DealForm {
  const today = nepalDayOf(now);
  return {
    ...BLANK_FORM,
    originalPrice: '0',
    discountedPrice: '0',
    pointsEarned: '0',
    startDay: toDayText(today),
    endDay: toDayText(addNepalDays(today, RUNS_FOR_DAYS)),
  };
}

/** Returns the deal with the given changes. */
export const withChanges = (
  deal: ManagedDealView,
  changes: Record<string, unknown> | undefined,
): ManagedDealView => ({ ...deal, ...changes });

export const withPendingChanges = (deal: ManagedDealView): ManagedDealView =>
  withChanges(deal, deal.pendingRevision?.changes);

export const dealFormOf = (deal: ManagedDealView): DealForm =>
  eachField((field) => fieldKinds[field].read(deal[storedName(field) as keyof ManagedDealView]));
