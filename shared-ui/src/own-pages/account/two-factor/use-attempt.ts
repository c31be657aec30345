import { useState } from 'react';
import { describeFailure, useLanguage, useTexts } from '../../../platform/i18n';
import { accountTexts } from '../texts';

/** A step that is either done or says in the dialog itself why not. */
export function useAttempt() {
  const t = useTexts(accountTexts);
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');

  async function attempt(step: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFault('');
    try {
      await step();
    } catch (failure) {
      setFault(await describeFailure(failure, language, t('saveFailedText')));
    } finally {
      setBusy(false);
    }
  }

  return { busy, fault, setFault, attempt };
}
