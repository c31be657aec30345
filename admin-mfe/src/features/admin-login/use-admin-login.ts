import { useEffect, useState } from 'react';
import { useAuthAdminLoginMutation, type SessionUserView } from 'shared-ui/api/auth';
import { useTexts } from 'shared-ui/i18n';
import { useToast, useSessionChange } from 'shared-ui/platform';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { isApiFailure } from 'shared-ui/store';
import { adminLoginTexts } from './texts';

const PAUSE = 1000;

type AdminLoginFault = 'usernameRequired' | 'passwordRequired' | 'invalidField';

/** The first step asks for the password, the second for the passkey or a code. */
type AdminLoginStep = 'password' | 'code';

export interface AdminLoginFaults {
  username?: AdminLoginFault;
  password?: AdminLoginFault;
}

interface AdminLogin {
  step: AdminLoginStep;
  faults: AdminLoginFaults;
  busy: boolean;
  submit(username: string, password: string): Promise<void>;
  startAgain(): void;
  /** Says that an admin is signed in, and opens the console. */
  enter(user: SessionUserView): void;
}

/** Signs an admin in; the server alone decides. A second later the console opens. */
export function useAdminLogin(): AdminLogin {
  const t = useTexts(adminLoginTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const session = useSessionChange();
  const [query, setQuery] = useSearchParams();
  const [login, { isLoading }] = useAuthAdminLoginMutation();
  const [faults, setFaults] = useState<AdminLoginFaults>({});
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate('/admin/dashboard', { replace: true }), PAUSE);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const startAgain = () => setQuery({}, { replace: true });

  function enter(user: SessionUserView): void {
    session.begun(user);
    toast({ kind: 'success', title: t('doneTitle'), text: t('doneText') });
    setDone(true);
  }

  async function submit(username: string, password: string): Promise<void> {
    const found: AdminLoginFaults = {
      ...(username ? {} : { username: 'usernameRequired' as const }),
      ...(password ? {} : { password: 'passwordRequired' as const }),
    };
    setFaults(found);
    if (found.username || found.password) return;
    try {
      const { user } = await login({ adminLoginDto: { username, password } }).unwrap();
      if (user) enter(user);
      else setQuery({ step: 'code' }, { replace: true });
    } catch (failure) {
      const isWrong = isApiFailure(failure) && failure.status === 401;
      if (isWrong) setFaults({ username: 'invalidField', password: 'invalidField' });
      const reason = isWrong ? 'invalid' : 'failed';
      toast({ kind: 'error', title: t(`${reason}Title`), text: t(`${reason}Text`) });
    }
  }

  return {
    step: query.get('step') === 'code' ? 'code' : 'password',
    faults,
    busy: isLoading || done,
    submit,
    startAgain,
    enter,
  };
}
