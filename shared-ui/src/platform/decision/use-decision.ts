import { useState } from 'react';
import type { ToastText } from 'shared-ui/store';
import { describeFailure, useLanguage, useTexts } from '../i18n';
import { useToast } from '../toast/use-toast';
import { useSubmissionKeys } from '../submission';
import { decisionTexts } from './texts';

interface Decision {
  busy: boolean;
  /**
   * @param act called with the key that makes its repetition harmless
   * @param what what the key stands for
   * @param done what is said afterwards, which may depend on the answer
   * @returns whether it worked
   */
  decide<Answer>(
    what: unknown,
    act: (key: string) => Promise<Answer>,
    done: ToastText | ((answer: Answer) => ToastText),
    failed: string,
  ): Promise<boolean>;
}

/** Carries a decision out once and says how it went. */
export function useDecision(): Decision {
  const t = useTexts(decisionTexts);
  const language = useLanguage();
  const toast = useToast();
  const keys = useSubmissionKeys();
  const [busy, setBusy] = useState(false);

  const decide: Decision['decide'] = async (what, act, done, failed) => {
    setBusy(true);
    try {
      const answer = await act(keys.keyFor(what));
      keys.ended();
      toast(typeof done === 'function' ? done(answer) : done);
      return true;
    } catch (failure) {
      keys.ended(failure);
      const text = await describeFailure(failure, language, t('nothingChanged'));
      toast({ kind: 'error', title: failed, text });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { busy, decide };
}
