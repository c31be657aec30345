import { useFormContext, type FieldValues, type Validate } from 'react-hook-form';

/** Name and validation of a form field. */
export interface NamedField {
  name: string;
  /** Returns the message of the first violated rule. */
  rule?: Validate<string, FieldValues>;
}

/** Registers a text field or a select with the surrounding form. */
export function useField({ name, rule }: NamedField) {
  const { register, getFieldState, formState } = useFormContext();
  return {
    ...register(name, { validate: rule }),
    error: getFieldState(name, formState).error?.message,
  };
}
