import { useState } from 'react';
import { usePasswordsResetMutation } from 'shared-ui/api/account';
import { describeFailure, describeFields, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { isApiFailure } from 'shared-ui/store';
import { findResetFault, type ResetFault, type ResetForm } from './reset-checks';
import { passwordTexts } from './texts';

interface ResetPassword {
  state: 'open' | 'done' | 'gone';
  fault: ResetFault | null;
  /** What the server holds against the password. */
  refusal: string | undefined;
  busy: boolean;
  submit(form: ResetForm): Promise<void>;
}

/** Spends the token of the link on a new password. A refused password leaves the link usable. */
export function useResetPassword(token: string | null): ResetPassword {
  const t = useTexts(passwordTexts);
  const language = useLanguage();
  const toast = useToast();
  const [reset, { isLoading, isSuccess, error }] = usePasswordsResetMutation();
  const [fault, setFault] = useState<ResetFault | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const failure = isApiFailure(error) ? error : null;

  async function submit(form: ResetForm): Promise<void> {
    const found = findResetFault(form);
    setFault(found);
    if (found || !token) return;
    setRefusal(undefined);
    try {
      await reset({ resetPasswordDto: { token, password: form.password } }).unwrap();
    } catch (refused) {
      const fields = await describeFields(refused, language);
      setRefusal(fields.find(({ field }) => field === 'password')?.message);
      const text = await describeFailure(refused, language, t('failedText'));
      toast({ kind: 'error', title: t('notSavedTitle'), text });
    }
  }

  const isGone = !token || failure?.status === 410 || failure?.errors.some(({ field }) => field === 'token');
  return {
    state: isSuccess ? 'done' : isGone ? 'gone' : 'open',
    fault,
    refusal,
    busy: isLoading,
    submit,
  };
}
