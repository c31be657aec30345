import type { FormInstance } from 'antd';
import type { FieldFailure } from 'shared-ui/store';
import type { DealForm } from './deal-form';

const FIELD_OF: Readonly<Record<string, keyof DealForm>> = { startDate: 'startDay', endDate: 'endDay' };

/** Puts the server's errors at their fields and moves the focus to the first one. */
export function showDealFailures(form: FormInstance<DealForm>, errors: readonly FieldFailure[]): void {
  const fields = errors.map(({ field, message }) => ({
    name: (FIELD_OF[field] ?? field) as keyof DealForm,
    errors: [message],
  }));
  form.setFields(fields);
  if (fields[0]) form.scrollToField(fields[0].name, { block: 'center', focus: true });
}
