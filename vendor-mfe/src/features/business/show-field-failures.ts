import type { FormInstance } from 'antd';
import type { FieldFailure } from 'shared-ui/store';

/** Puts the server's errors at their fields and moves the focus to the first one. */
export function showFieldFailures<Values>(form: FormInstance<Values>, errors: readonly FieldFailure[]): void {
  const names = new Set(Object.keys(form.getFieldsValue() as object));
  const known = errors.filter(({ field }) => names.has(field));
  form.setFields(
    known.map(({ field, message }) => ({
      name: field as never,
      errors: [message],
    })),
  );
  const [first] = known;
  if (first) form.scrollToField(first.field, { focus: true });
}
