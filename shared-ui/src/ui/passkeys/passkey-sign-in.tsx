import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { SessionUserView } from '../../store/api/auth';
import { passkeysApi } from '../../store/api/passkeys';
import { describeFailure, useLanguage, useTexts } from '../../platform/i18n';
import { Button } from '../kit';
import { useToast } from '../../platform/toast/use-toast';
import { passkeyTexts } from './texts';
import { provePasskey } from './webauthn';

interface PasskeySignInProps {
  disabled: boolean;
  onSignedIn: (user: SessionUserView) => void;
}

/** Signs in with a passkey. The browser shows the choice of passkeys, so no e-mail address is typed. */
export function PasskeySignIn({ disabled, onSignedIn }: PasskeySignInProps) {
  const t = useTexts(passkeyTexts);
  const language = useLanguage();
  const toast = useToast();
  const [askOptions] = passkeysApi.usePasskeysSignInOptionsMutation();
  const [signIn] = passkeysApi.usePasskeysSignInMutation();
  const [busy, setBusy] = useState(false);

  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const response = await provePasskey(await askOptions().unwrap());
      const { user } = await signIn({ provePasskeyDto: { response } }).unwrap();
      if (user) onSignedIn(user);
    } catch (failure) {
      const text = await describeFailure(failure, language, t('notProved'));
      toast({ kind: 'error', title: t('signInFailed'), text });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" size="large" wide disabled={disabled || busy} onClick={() => void send()}>
      <KeyRound size={18} aria-hidden />
      {t('signIn')}
    </Button>
  );
}
