import { useEffect, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { formFields, type DealForm, type FormField } from './deal-fields';

export const useDealForm = (initial: DealForm): UseFormReturn<DealForm> =>
  useForm<DealForm>({ defaultValues: initial, mode: 'onTouched', shouldFocusError: false });

type Checked = Pick<UseFormReturn<DealForm>['formState'], 'errors' | 'isSubmitted'>;

/** Fields to validate again after a change. An error from the API remains until its own field changes. */
function fieldsToCheck({ errors, isSubmitted }: Checked): FormField[] {
  return formFields.filter((field) => {
    const { type } = errors[field] ?? {};
    return type === undefined ? isSubmitted : type !== 'server';
  });
}

/**
 * Subscribes to changes by the user and validates the dependent fields again.
 * @param onType called for each change by the user, not for values set by the page
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
