import type { FormInstance } from 'antd';
import { isApiFailure, type Language } from 'shared-ui/store';

/** Puts what the server refused at its fields. In Nepali the server's English gives way to our sentence. */
export function showFieldFailures<Values>(
  form: FormInstance<Values>,
  failure: unknown,
  language: Language,
  otherwise: string,
): void {
  if (!isApiFailure(failure)) return;
  const names = new Set(Object.keys(form.getFieldsValue() as object));
  const known = failure.errors.filter(({ field }) => names.has(field));
  form.setFields(
    known.map(({ field, message }) => ({
      name: field as never,
      errors: [language === 'en' ? message : otherwise],
    })),
  );
}
