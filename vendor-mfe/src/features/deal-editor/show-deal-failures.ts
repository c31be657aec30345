import type { FormInstance } from 'antd';
import { isApiFailure, type Language } from 'shared-ui/store';
import type { DealForm } from './deal-form';

const FIELD_OF: Readonly<Record<string, keyof DealForm>> = { startDate: 'startDay', endDate: 'endDay' };

/** Puts what the server refused at its fields. In Nepali the server's English gives way to our sentence. */
export function showDealFailures(
  form: FormInstance<DealForm>,
  failure: unknown,
  language: Language,
  otherwise: string,
): void {
  if (!isApiFailure(failure)) return;
  const fields = failure.errors.map(({ field, message }) => ({
    name: (FIELD_OF[field] ?? field) as keyof DealForm,
    errors: [language === 'en' ? message : otherwise],
  }));
  form.setFields(fields);
  if (fields[0]) form.scrollToField(fields[0].name, { block: 'center', focus: true });
}
