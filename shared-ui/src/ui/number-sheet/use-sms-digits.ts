import { useEffect, useRef } from 'react';

interface OtpCredential extends Credential {
  code: string;
}

type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/**
 * Reads the digits of the next SMS for this site by WebOTP, where the browser offers it and the user allows it. Other
 * browsers suggest them by `autocomplete="one-time-code"`.
 * @param sentAt identifies the SMS that is expected; null if there is none
 */
export function useSmsDigits(sentAt: string | null, onDigits: (digits: string) => void): void {
  const latest = useRef(onDigits);
  useEffect(() => {
    latest.current = onDigits;
  });
  useEffect(() => {
    if (sentAt === null || !('OTPCredential' in window)) return;
    const abort = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: abort.signal };
    navigator.credentials
      .get(request)
      .then((credential) => credential && latest.current((credential as OtpCredential).code))
      // Refused by the user, timed out or aborted: the digits are typed.
      .catch(() => undefined);
    return () => abort.abort();
  }, [sentAt]);
}
