import { useState } from 'react';
import { usePasswordsForgotMutation } from 'shared-ui/api/account';
import { useTexts } from 'shared-ui/i18n';
import { looksLikeEmail } from 'shared-ui/format';
import { useDecision } from 'shared-ui/platform';
import { passwordTexts } from './texts';

interface ForgotPassword {
  isInvalid: boolean;
  busy: boolean;
  /** Address for which a link was requested; the API does not reveal whether it has an account. */
  sentTo: string | null;
  send(email: string): Promise<void>;
}

export function useForgotPassword(): ForgotPassword {
  const t = useTexts(passwordTexts);
  const { busy, decide } = useDecision();
  const [forgot] = usePasswordsForgotMutation();
  const [isInvalid, setInvalid] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send(typed: string): Promise<void> {
    const email = typed.trim();
    setInvalid(!looksLikeEmail(email));
    if (!looksLikeEmail(email)) return;
    const isDone = await decide(email, () => forgot({ forgotPasswordDto: { email } }).unwrap(), undefined, {
      title: t('failedTitle'),
      text: t('failedText'),
    });
    if (isDone) setSentTo(email);
  }

  return { isInvalid, busy, sentTo, send };
}
