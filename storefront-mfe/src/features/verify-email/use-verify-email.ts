import { useEffect, useRef } from 'react';
import { useAuthVerifyEmailMutation } from 'shared-ui/api/auth';

export type Verification = 'checking' | 'done' | 'failed';

/** Verifies the token of the link once, because a second request with it would be rejected. */
export function useVerifyEmail(token: string | null): Verification {
  const [verify, { isSuccess, isError }] = useAuthVerifyEmailMutation();
  const spent = useRef<string | null>(null);
  useEffect(() => {
    if (!token || spent.current === token) return;
    spent.current = token;
    void verify({ verifyEmailDto: { token } });
  }, [token, verify]);
  if (isSuccess) return 'done';
  return isError || !token ? 'failed' : 'checking';
}
