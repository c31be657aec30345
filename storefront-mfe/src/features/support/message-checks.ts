import { looksLikeEmail } from 'shared-ui/format';

export type MessageField = 'name' | 'email' | 'subject' | 'category' | 'message';
export type MessageForm = Partial<Record<MessageField, string>>;
export type MessageFieldError = 'missing' | 'emailText' | 'tooLong';

const LONGEST: Partial<Record<MessageField, number>> = {
  name: 120,
  email: 254,
  subject: 150,
  message: 4_000,
};

function fieldErrorOf(field: MessageField, value: string): MessageFieldError | undefined {
  if (!value.trim()) return 'missing';
  if ([...value.trim()].length > (LONGEST[field] ?? Infinity)) return 'tooLong';
  return field === 'email' && !looksLikeEmail(value) ? 'emailText' : undefined;
}

/** Returns the errors by field; an empty object if the form is valid. */
export function fieldErrorsOf(
  form: MessageForm,
  fields: readonly MessageField[],
): Partial<Record<MessageField, MessageFieldError>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const fieldError = fieldErrorOf(field, form[field] ?? '');
      return fieldError ? [[field, fieldError]] : [];
    }),
  );
}
