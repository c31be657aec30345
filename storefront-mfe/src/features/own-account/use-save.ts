import { useState } from 'react';
import { describeFailure, describeFields, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import type { FieldFailure, ToastText } from 'shared-ui/store';
import { accountTexts } from './texts';

interface Save {
  busy: boolean;
  /** Field errors of the server, until the next attempt. */
  rejections: readonly FieldFailure[];
  /** @returns true after success */
  save(change: () => Promise<unknown>, done: ToastText, failedTitle?: string): Promise<boolean>;
}

/** Saves a change once at a time and shows the result. */
export function useSave(): Save {
  const t = useTexts(accountTexts);
  const language = useLanguage();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [rejections, setRejections] = useState<readonly FieldFailure[]>([]);

  async function save(
    change: () => Promise<unknown>,
    done: ToastText,
    failedTitle = t('saveFailed'),
  ): Promise<boolean> {
    setBusy(true);
    setRejections([]);
    try {
      await change();
      toast(done);
      return true;
    } catch (failure) {
      setRejections(await describeFields(failure, language));
      const text = await describeFailure(failure, language, t('saveFailedText'));
      toast({ kind: 'error', title: failedTitle, text });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, rejections, save };
}
