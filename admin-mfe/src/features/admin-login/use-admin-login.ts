import { useEffect, useState } from 'react';
import { useAuthAdminLoginMutation } from 'shared-ui/api/auth';
import { useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/kit';
import { useNavigate } from 'shared-ui/router';
import { useSessionChange } from 'shared-ui/session';
import { isApiFailure } from 'shared-ui/store';
import { adminLoginTexts } from './texts';

const PAUSE = 1000;

export type AdminLoginFault = 'usernameRequired' | 'passwordRequired' | 'invalidField';

export interface AdminLoginFaults {
  username?: AdminLoginFault;
  password?: AdminLoginFault;
}

interface AdminLogin {
  faults: AdminLoginFaults;
  busy: boolean;
  submit(username: string, password: string): Promise<void>;
}

/** Signs an admin in; the server alone decides. A second later the console opens. */
export function useAdminLogin(): AdminLogin {
  const t = useTexts(adminLoginTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const session = useSessionChange();
  const [login, { isLoading }] = useAuthAdminLoginMutation();
  const [faults, setFaults] = useState<AdminLoginFaults>({});
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate('/admin/dashboard', { replace: true }), PAUSE);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  async function submit(username: string, password: string): Promise<void> {
    const found: AdminLoginFaults = {
      ...(username ? {} : { username: 'usernameRequired' as const }),
      ...(password ? {} : { password: 'passwordRequired' as const }),
    };
    setFaults(found);
    if (found.username || found.password) return;
    try {
      await login({ adminLoginDto: { username, password } }).unwrap();
      session.begun();
      toast({ kind: 'success', title: t('doneTitle'), text: t('doneText') });
      setDone(true);
    } catch (failure) {
      const isWrong = isApiFailure(failure) && failure.status === 401;
      if (isWrong) setFaults({ username: 'invalidField', password: 'invalidField' });
      const reason = isWrong ? 'invalid' : 'failed';
      toast({ kind: 'error', title: t(`${reason}Title`), text: t(`${reason}Text`) });
    }
  }

  return { faults, busy: isLoading || done, submit };
}
