import type { DealDraftContentDto } from 'shared-ui/api/deal-drafts';
import { emptyDealForm, type DealForm } from '../deal-form';

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What a draft keeps of the form: everything as it was typed, and nothing of what is empty. */
export function toContent({ startDay, endDay, ...form }: DealForm): DealDraftContentDto {
  const content = { ...form, startDate: startDay, endDate: endDay };
  return Object.fromEntries(Object.entries(content).filter(([, value]) => !isEmpty(value)));
}

/** The form as a draft left it. Fields it does not name are empty; the kind, the sale and the code's hours are never. */
export function formOfContent(content: DealDraftContentDto, now: Date): DealForm {
  const { discountType, saleMode, taxes, passValidityHours, ...blank } = emptyDealForm(now);
  const empty = Object.fromEntries(
    Object.entries(blank).map(([field, value]) => [
      field,
      Array.isArray(value) ? [] : typeof value === 'string' ? '' : null,
    ]),
  );
  const { startDate, endDate, ...kept } = content;
  return {
    discountType,
    saleMode,
    taxes,
    passValidityHours,
    ...empty,
    ...kept,
    startDay: startDate ?? '',
    endDay: endDate ?? '',
  } as DealForm;
}
