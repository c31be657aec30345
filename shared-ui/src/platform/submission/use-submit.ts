import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isApiFailure, type ToastText } from 'shared-ui/store';
import { describeFields, useLanguage } from '../i18n';
import { useSending } from './use-sending';

interface SubmitOptions<Values extends FieldValues, Answer> {
  form: UseFormReturn<Values>;
  /**
   * Sends the values.
   * @param key the idempotency key of the attempt
   */
  send(values: Values, key: string): Promise<Answer>;
  /** Toast after success; without it no toast is shown. */
  done?: ToastText | ((answer: Answer) => ToastText | undefined);
  /** Title of the toast after a failure; its text is the message of the API. */
  failed: string;
  /** Text of the toast after a failure without a message. */
  failedText?: string;
  /** Maps a field name of the API to a field of the form; without it both names are equal. */
  fieldOf?(field: string): string;
  /** Handles a `version.conflict` instead of the toast. If the handler fails, the toast describes that failure. */
  onConflict?(): unknown;
  /**
   * Called with any other failure, before its errors are set on the fields.
   * @returns true if nothing else is to be shown
   */
  onFailure?(failure: unknown): boolean;
  onDone?(answer: Answer, values: Values): unknown;
  /** Called if a rule of the form is broken; no request is sent. */
  onInvalid?(values: Values): unknown;
}

export interface Submission {
  busy: boolean;
  /** Validates the form and sends it. Further presses while a request is pending do nothing. */
  submit(event?: { preventDefault(): void }): Promise<void>;
}

const sameName = (field: string): string => field;

/** Saves a form: idempotency key, busy state, errors at the fields, one toast, conflicts. */
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
    // API errors are cleared first, because react-hook-form would treat them as broken rules and block the next attempt.
    form.clearErrors();
    return check(event);
  };

  return { busy, submit };
}
