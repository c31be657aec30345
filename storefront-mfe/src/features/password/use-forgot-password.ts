import { useState } from 'react';
import { usePasswordsForgotMutation } from 'shared-ui/api/account';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { looksLikeEmail } from 'shared-ui/format';
import { useToast } from 'shared-ui/platform';
import { passwordTexts } from './texts';

interface ForgotPassword {
  isInvalid: boolean;
  busy: boolean;
  /** The address a link was asked for; whether it has an account nobody learns. */
  sentTo: string | null;
  send(email: string): Promise<void>;
}

export function useForgotPassword(): ForgotPassword {
  const t = useTexts(passwordTexts);
  const language = useLanguage();
  const toast = useToast();
  const [forgot, { isLoading }] = usePasswordsForgotMutation();
  const [isInvalid, setInvalid] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send(typed: string): Promise<void> {
    const email = typed.trim();
    setInvalid(!looksLikeEmail(email));
    if (!looksLikeEmail(email)) return;
    try {
      await forgot({ forgotPasswordDto: { email } }).unwrap();
      setSentTo(email);
    } catch (failure) {
      const text = await describeFailure(failure, language, t('failedText'));
      toast({ kind: 'error', title: t('failedTitle'), text });
    }
  }

  return { isInvalid, busy: isLoading, sentTo, send };
}
