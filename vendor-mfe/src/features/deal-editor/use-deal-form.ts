import { useEffect, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { formFields, type DealForm, type FormField } from './deal-fields';

export const useDealForm = (initial: DealForm): UseFormReturn<DealForm> =>
  useForm<DealForm>({ defaultValues: initial, mode: 'onTouched', shouldFocusError: false });

type Checked = Pick<UseFormReturn<DealForm>['formState'], 'errors' | 'isSubmitted'>;

/** The fields to check again after a change; an error of the API stays until its own field changes. */
function fieldsToCheck({ errors, isSubmitted }: Checked): FormField[] {
  return formFields.filter((field) => {
    const { type } = errors[field] ?? {};
    return type === undefined ? isSubmitted : type !== 'server';
  });
}

/**
 * Follows what the user types: rules that depend on several fields are checked again.
 * @param onType called with each change by the user, not with values that the page fills in
 */
export function useTyping(form: UseFormReturn<DealForm>, onType: (form: DealForm) => void): void {
  const { errors, isSubmitted } = form.formState;
  const latest = useRef({ errors, isSubmitted, onType });
  useEffect(() => {
    latest.current = { errors, isSubmitted, onType };
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values, type }) {
          if (type !== 'change') return;
          latest.current.onType(values);
          const fields = fieldsToCheck(latest.current);
          if (fields.length > 0) void form.trigger(fields);
        },
      }),
    [form],
  );
}
