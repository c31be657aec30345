import { looksLikeEmail } from 'shared-ui/format';

export type MessageField = 'name' | 'email' | 'subject' | 'category' | 'message';
export type MessageForm = Partial<Record<MessageField, string>>;
export type MessageFault = 'missing' | 'emailText' | 'tooLong';

const LONGEST: Partial<Record<MessageField, number>> = {
  name: 120,
  email: 254,
  subject: 150,
  message: 4_000,
};

function faultOf(field: MessageField, value: string): MessageFault | undefined {
  if (!value.trim()) return 'missing';
  if ([...value.trim()].length > (LONGEST[field] ?? Infinity)) return 'tooLong';
  return field === 'email' && !looksLikeEmail(value) ? 'emailText' : undefined;
}

/** What is wrong with each field; nothing when the form can be sent. */
export function faultsOf(
  form: MessageForm,
  fields: readonly MessageField[],
): Partial<Record<MessageField, MessageFault>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const fault = faultOf(field, form[field] ?? '');
      return fault ? [[field, fault]] : [];
    }),
  );
}
