import { useState } from 'react';
import { describeFailure, useLanguage, useTexts } from '../../platform/i18n';
import { isApiFailure } from 'shared-ui/store';
import { numberSheetTexts } from './texts';

export interface AttemptStatus {
  busy: boolean;
  /** Error of the step's field. */
  error: string;
  notice: string;
}

interface Attempt {
  status: AttemptStatus;
  /** Sends a step; a failure is shown at the field. */
  attempt(send: () => Promise<void>): Promise<void>;
  fail(error: string): void;
  succeed(notice?: string): void;
}

export function useAttempt(): Attempt {
  const t = useTexts(numberSheetTexts);
  const language = useLanguage();
  const [status, setStatus] = useState<AttemptStatus>({ busy: false, error: '', notice: '' });

  const fail = (error: string) => setStatus({ busy: false, error, notice: '' });
  const describe = (failure: unknown) =>
    isApiFailure(failure) && failure.triesLeft !== undefined
      ? t('digitsWrong', { count: failure.triesLeft })
      : describeFailure(failure, language, t('failed'));
  const attempt = async (send: () => Promise<void>) => {
    setStatus({ busy: true, error: '', notice: '' });
    await send().catch(async (failure: unknown) => fail(await describe(failure)));
  };
  const succeed = (notice = '') => setStatus({ busy: false, error: '', notice });
  return { status, attempt, fail, succeed };
}
