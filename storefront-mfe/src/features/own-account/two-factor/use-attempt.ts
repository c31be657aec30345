import { useState } from 'react';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { accountTexts } from '../texts';

/** Runs a step of a dialog and keeps its failure for display in the dialog. */
export function useAttempt() {
  const t = useTexts(accountTexts);
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [fieldError, setFieldError] = useState('');

  async function attempt(step: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFieldError('');
    try {
      await step();
    } catch (failure) {
      setFieldError(await describeFailure(failure, language, t('saveFailedText')));
    } finally {
      setBusy(false);
    }
  }

  return { busy, fieldError, setFieldError, attempt };
}
