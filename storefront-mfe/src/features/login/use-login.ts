import { useEffect, useState } from 'react';
import { useAuthLoginMutation, type SessionUserView } from 'shared-ui/api/auth';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/kit';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { useSessionChange } from 'shared-ui/session';
import { pathAfterLogin, type AccountType } from './after-login';
import { findLoginFault, type LoginFault, type LoginForm } from './login-checks';
import { loginTexts } from './texts';

const PAUSE = 1000;

interface Login {
  fault: LoginFault | null;
  busy: boolean;
  submit(form: LoginForm, wanted: AccountType): Promise<void>;
  /** Says that somebody is signed in, and goes on. */
  enter(user: SessionUserView, wanted: AccountType): void;
}

/** Signs in, says so, and a second later goes where the person wanted to be. */
export function useLogin(): Login {
  const t = useTexts(loginTexts);
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const session = useSessionChange();
  const returnTo = useSearchParams()[0].get('returnTo');
  const [login, { isLoading }] = useAuthLoginMutation();
  const [fault, setFault] = useState<LoginFault | null>(null);
  const [next, setNext] = useState<string | null>(null);

  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => navigate(next, { replace: true }), PAUSE);
    return () => clearTimeout(timer);
  }, [next, navigate]);

  function enter(user: SessionUserView, wanted: AccountType): void {
    session.begun(user);
    toast({ kind: 'success', title: t('doneTitle'), text: t('doneText', { name: user.firstName }) });
    setNext(pathAfterLogin(user.role, wanted, returnTo, user.staffOf?.role));
  }

  async function submit(form: LoginForm, wanted: AccountType): Promise<void> {
    const found = findLoginFault(form);
    setFault(found);
    if (found) return toast({ kind: 'error', title: t(`${found}Title`), text: t(`${found}Text`) });
    const credentials = { email: form.email.trim(), password: form.password, userType: wanted };
    try {
      const { user } = await login({ loginDto: credentials }).unwrap();
      // Only admins have a second step, and it stands at their own door.
      if (!user) return navigate('/admin-login?step=code');
      enter(user, wanted);
    } catch (failure) {
      const text = await describeFailure(failure, language, t('failedText'));
      toast({ kind: 'error', title: t('failedTitle'), text });
    }
  }

  return { fault, busy: isLoading || next !== null, submit, enter };
}
