import type { ComponentProps } from 'react';
import { PasswordField, TextArea, TextField } from 'shared-ui/ui';
import { useField, type NamedField } from './use-field';

type Own<Props> = Omit<Props, 'name' | 'error' | 'ref'> & NamedField;

export function FormTextField({ name, rule, ...field }: Own<ComponentProps<typeof TextField>>) {
  return <TextField {...field} {...useField({ name, rule })} />;
}

export function FormPasswordField({ name, rule, ...field }: Own<ComponentProps<typeof PasswordField>>) {
  return <PasswordField {...field} {...useField({ name, rule })} />;
}

export function FormTextArea({ name, rule, ...field }: Own<ComponentProps<typeof TextArea>>) {
  return <TextArea {...field} {...useField({ name, rule })} />;
}
