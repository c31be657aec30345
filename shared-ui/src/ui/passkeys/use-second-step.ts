import { useState } from 'react';
import { isApiFailure } from 'shared-ui/store';
import type { SessionUserView } from '../../store/api/auth';
import { twoFactorApi } from '../../store/api/two-factor';
import { typedFigures } from '../../format';
import { describeFailure, useLanguage, useTexts } from '../../platform/i18n';
import { useToast } from '../../platform/toast/use-toast';
import { passkeyTexts } from './texts';

const GONE = 410;

interface SecondStepState {
  /** Error message for the code. */
  fieldError: string;
  busy: boolean;
  isMailed: boolean;
  isMailing: boolean;
  submit(code: string): Promise<void>;
  mailLink(): Promise<void>;
}

/** Completes a sign-in with a code, or requests a link by e-mail for a lost passkey or phone. */
export function useSecondStep(
  onSignedIn: (user: SessionUserView) => void,
  onStartAgain: () => void,
): SecondStepState {
  const t = useTexts(passkeyTexts);
  const language = useLanguage();
  const toast = useToast();
  const [finish, { isLoading: busy }] = twoFactorApi.useTwoFactorFinishMutation();
  const [askLink, { isLoading: isMailing }] = twoFactorApi.useLostFactorMailLinkMutation();
  const [fieldError, setFieldError] = useState('');
  const [isMailed, setMailed] = useState(false);

  const failed = async (failure: unknown, title: string): Promise<string> => {
    const text = await describeFailure(failure, language, t('stepFailedText'));
    toast({ kind: 'error', title, text });
    if (isApiFailure(failure) && failure.status === GONE) onStartAgain();
    return text;
  };
  const submit = async (typed: string): Promise<void> => {
    const code = typedFigures(typed).trim();
    setFieldError(code ? '' : t('codeMissing'));
    if (!code) return;
    try {
      const { user } = await finish({ secondFactorDto: { code } }).unwrap();
      if (user) onSignedIn(user);
    } catch (failure) {
      setFieldError(await failed(failure, t('stepFailed')));
    }
  };
  const mailLink = async (): Promise<void> => {
    try {
      await askLink().unwrap();
      setMailed(true);
    } catch (failure) {
      await failed(failure, t('lostFailed'));
    }
  };
  return { fieldError, busy, isMailed, isMailing, submit, mailLink };
}
