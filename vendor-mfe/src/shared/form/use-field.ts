import { useFormContext, type FieldValues, type Validate } from 'react-hook-form';

/** What a field of the form around it is called, and what may be in it. */
export interface NamedField {
  name: string;
  /** Returns the sentence for the first broken rule. */
  rule?: Validate<string, FieldValues>;
}

/** A text field or a select, registered with the form around it. */
export function useField({ name, rule }: NamedField) {
  const { register, getFieldState, formState } = useFormContext();
  return {
    ...register(name, { validate: rule }),
    error: getFieldState(name, formState).error?.message,
  };
}
