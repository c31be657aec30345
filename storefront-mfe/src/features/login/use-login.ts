import { useEffect, useState } from 'react';
import { useAuthLoginMutation, type SessionUserView } from 'shared-ui/api/auth';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { pathAfterLogin, useSessionChange, useToast, type AccountType } from 'shared-ui/platform';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { findLoginFieldError, type LoginFieldError, type LoginForm } from './login-checks';
import { loginTexts } from './texts';

const REDIRECT_DELAY_MS = 1000;

/**
 * Steps of the sign-in: password; then passkey or code, if the account has one; then the offer of a passkey for owners without
 * one.
 */
export type LoginStep = 'password' | 'code' | 'offer';

export interface Login {
  step: LoginStep;
  fieldError: LoginFieldError | null;
  busy: boolean;
  submit(form: LoginForm, wanted: AccountType): Promise<void>;
  /** Shows that the user is signed in, and continues. */
  enter(user: SessionUserView, wanted: AccountType): void;
  /** Page to return to; null if there is none. */
  returnTo: string | null;
  /** Continues with the second factor after a first step elsewhere. */
  askSecondFactor(): void;
  startAgain(): void;
  /** Opens the requested page after the offer. */
  leave(): void;
}

/** Signs in, shows a toast, and opens the requested page a second later. */
export function useLogin(): Login {
  const t = useTexts(loginTexts);
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const session = useSessionChange();
  const [query, setQuery] = useSearchParams();
  const returnTo = query.get('returnTo');
  const [login, { isLoading }] = useAuthLoginMutation();
  const [fieldError, setFieldError] = useState<LoginFieldError | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [offeredTo, setOfferedTo] = useState<string | null>(null);

  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => navigate(next, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [next, navigate]);

  const at = (step: string | null) =>
    setQuery({ ...(returnTo ? { returnTo } : {}), ...(step ? { step } : {}) }, { replace: true });

  function enter(user: SessionUserView, wanted: AccountType, offersPasskey = false): void {
    session.begun(user);
    toast({ kind: 'success', title: t('doneTitle'), text: t('doneText', { name: user.firstName }) });
    const path = pathAfterLogin(user.role, wanted, returnTo, user.staffOf?.role);
    if (offersPasskey) setOfferedTo(path);
    else setNext(path);
  }

  async function submit(form: LoginForm, wanted: AccountType): Promise<void> {
    const found = findLoginFieldError(form);
    setFieldError(found);
    if (found) return toast({ kind: 'error', title: t(`${found}Title`), text: t(`${found}Text`) });
    const credentials = { email: form.email.trim(), password: form.password, userType: wanted };
    try {
      const { user, offersPasskey } = await login({ loginDto: credentials }).unwrap();
      if (user) enter(user, wanted, offersPasskey);
      else at('code');
    } catch (failure) {
      const text = await describeFailure(failure, language, t('failedText'));
      toast({ kind: 'error', title: t('failedTitle'), text });
    }
  }

  return {
    step: offeredTo !== null ? 'offer' : query.get('step') === 'code' ? 'code' : 'password',
    fieldError,
    busy: isLoading || next !== null,
    submit,
    enter: (user, wanted) => enter(user, wanted),
    returnTo,
    askSecondFactor: () => at('code'),
    startAgain: () => at(null),
    leave: () => offeredTo !== null && navigate(offeredTo, { replace: true }),
  };
}
