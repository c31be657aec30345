import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useAuthAdminLoginMutation, type SessionUserView } from 'shared-ui/api/auth';
import { useTexts } from 'shared-ui/i18n';
import { useSessionChange, useSubmit, useToast, type Submission } from 'shared-ui/platform';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { isApiFailure } from 'shared-ui/store';
import { adminLoginTexts } from './texts';

const REDIRECT_DELAY_MS = 1000;

interface Credentials {
  username: string;
  password: string;
}

/** The first step asks for the password, the second for the passkey or a code. */
type AdminLoginStep = 'password' | 'code';

export interface AdminLogin extends Submission {
  step: AdminLoginStep;
  form: UseFormReturn<Credentials>;
  startAgain(): void;
  /** Stores the signed-in admin, shows a message and opens the console after one second. */
  enter(user: SessionUserView): void;
}

/** Signs an admin in and opens the console one second later. */
export function useAdminLogin(): AdminLogin {
  const t = useTexts(adminLoginTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const session = useSessionChange();
  const [query, setQuery] = useSearchParams();
  const [login] = useAuthAdminLoginMutation();
  const form = useForm<Credentials>({
    defaultValues: { username: '', password: '' },
    shouldFocusError: false,
  });
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate('/admin/dashboard', { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const startAgain = () => setQuery({}, { replace: true });

  function enter(user: SessionUserView): void {
    session.begun(user);
    toast({ kind: 'success', title: t('doneTitle'), text: t('doneText') });
    setDone(true);
  }

  const { busy, submit } = useSubmit({
    form,
    send: ({ username, password }) =>
      login({ adminLoginDto: { username: username.trim(), password } }).unwrap(),
    failed: t('failedTitle'),
    onFailure: (failure) => {
      const isWrong = isApiFailure(failure) && failure.status === 401;
      if (isWrong)
        for (const field of ['username', 'password'] as const)
          form.setError(field, { message: t('invalidField') });
      const reason = isWrong ? 'invalid' : 'failed';
      toast({ kind: 'error', title: t(`${reason}Title`), text: t(`${reason}Text`) });
      return true;
    },
    onDone: ({ user }) => (user ? enter(user) : setQuery({ step: 'code' }, { replace: true })),
  });

  return {
    step: query.get('step') === 'code' ? 'code' : 'password',
    form,
    busy: busy || done,
    submit,
    startAgain,
    enter,
  };
}
