import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isApiFailure, type ToastText } from 'shared-ui/store';
import { describeFields, useLanguage } from '../i18n';
import { useSending } from './use-sending';

interface SubmitOptions<Values extends FieldValues, Answer> {
  form: UseFormReturn<Values>;
  /** Sends the values. @param key makes a repetition of the same attempt harmless */
  send(values: Values, key: string): Promise<Answer>;
  /** The toast after success; without one no toast is shown. */
  done?: ToastText | ((answer: Answer) => ToastText | undefined);
  /** The title of the toast after a failure; its text is the sentence of the API. */
  failed: string;
  /** The text after a failure without a sentence. */
  failedText?: string;
  /** The field of the form for a field that the API names; without it both have the same name. */
  fieldOf?(field: string): string;
  /** Handles a `version.conflict` instead of the toast. If it fails, the toast describes its failure. */
  onConflict?(): unknown;
  /** Called with another failure, before its errors go to the fields. @returns true if that is all that is shown */
  onFailure?(failure: unknown): boolean;
  onDone?(answer: Answer, values: Values): unknown;
  /** Called if a rule of the form is broken; nothing was sent. */
  onInvalid?(values: Values): unknown;
}

export interface Submission {
  busy: boolean;
  /** Checks the form and sends it. A second press while a request is on its way does nothing. */
  submit(event?: { preventDefault(): void }): Promise<void>;
}

const sameName = (field: string): string => field;

/** The one way to save a form: key, busy state, errors at the fields, one toast, conflict. */
export function useSubmit<Values extends FieldValues, Answer>(
  options: SubmitOptions<Values, Answer>,
): Submission {
  const { form, send, done, failed, failedText, onConflict, onDone, onInvalid } = options;
  const { fieldOf = sameName, onFailure } = options;
  const language = useLanguage();
  const { busy, attempt } = useSending();

  const showAtFields = async (failure: unknown) => {
    const values = form.getValues();
    for (const { field, message } of await describeFields(failure, language)) {
      const name = fieldOf(field);
      if (name in values) form.setError(name as FieldPath<Values>, { type: 'server', message });
    }
    return false;
  };

  const show = async (failure: unknown) => {
    const isConflict = isApiFailure(failure) && failure.code === 'version.conflict';
    if (!onConflict || !isConflict) return onFailure?.(failure) || showAtFields(failure);
    await onConflict();
    return true;
  };

  const sendValues = async (values: Values) => {
    const sent = await attempt({
      content: values,
      send: (key) => send(values, key),
      done,
      failed: { title: failed, text: failedText, onFailure: show },
    });
    if (sent) await onDone?.(sent.answer, values);
  };

  const check: Submission['submit'] = form.handleSubmit(sendValues, () => onInvalid?.(form.getValues()));
  const submit: Submission['submit'] = (event) => {
    // Errors of the API are no rules: they would block the next attempt.
    form.clearErrors();
    return check(event);
  };

  return { busy, submit };
}
