import { useState } from 'react';
import { usePasswordsResetMutation } from 'shared-ui/api/account';
import { describeFields, useLanguage, useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { isApiFailure } from 'shared-ui/store';
import { findResetFieldError, type ResetFieldError, type ResetForm } from './reset-checks';
import { passwordTexts } from './texts';

interface ResetPassword {
  state: 'open' | 'done' | 'gone';
  fieldError: ResetFieldError | null;
  /** Reason why the server rejected the password. */
  rejection: string | undefined;
  busy: boolean;
  submit(form: ResetForm): Promise<void>;
}

/** Sets a new password with the token of the link. A rejected password does not use up the token. */
export function useResetPassword(token: string | null): ResetPassword {
  const t = useTexts(passwordTexts);
  const language = useLanguage();
  const { busy, decide } = useDecision();
  const [reset, { isSuccess, error }] = usePasswordsResetMutation();
  const [fieldError, setFieldError] = useState<ResetFieldError | null>(null);
  const [rejection, setRejection] = useState<string>();
  const failure = isApiFailure(error) ? error : null;

  async function showAtField(rejected: unknown): Promise<boolean> {
    const fields = await describeFields(rejected, language);
    setRejection(fields.find(({ field }) => field === 'password')?.message);
    return false;
  }

  async function submit(form: ResetForm): Promise<void> {
    const found = findResetFieldError(form);
    setFieldError(found);
    if (found || !token) return;
    setRejection(undefined);
    await decide(
      form.password,
      () => reset({ resetPasswordDto: { token, password: form.password } }).unwrap(),
      undefined,
      { title: t('notSavedTitle'), text: t('failedText'), onFailure: showAtField },
    );
  }

  const isGone = !token || failure?.status === 410 || failure?.errors.some(({ field }) => field === 'token');
  return {
    state: isSuccess ? 'done' : isGone ? 'gone' : 'open',
    fieldError,
    rejection,
    busy,
    submit,
  };
}
