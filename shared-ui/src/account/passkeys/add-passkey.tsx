import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { passkeysApi } from '../../api/generated/passkeys';
import { describeFailure, useLanguage, useTexts } from '../../i18n';
import { Button, useToast } from '../../kit';
import { passkeyTexts } from '../../passkeys';
import { isKnownPasskey, makePasskey } from '../../passkeys/webauthn';
import { useSubmissionKeys } from '../../submission';
import { PasskeyNameDialog } from './passkey-name-dialog';

/** Asks for a name, then has the device make a passkey. */
export function AddPasskey() {
  const t = useTexts(passkeyTexts);
  const language = useLanguage();
  const toast = useToast();
  const keys = useSubmissionKeys();
  const [askOptions] = passkeysApi.usePasskeysOptionsMutation();
  const [register] = passkeysApi.usePasskeysRegisterMutation();
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);

  const add = async (name: string): Promise<void> => {
    setBusy(true);
    try {
      const response = await makePasskey(await askOptions().unwrap());
      const registerPasskeyDto = { name, response };
      const key = keys.keyFor(registerPasskeyDto);
      await register({ registerPasskeyDto, 'Idempotency-Key': key }).unwrap();
      keys.ended();
      toast({ kind: 'success', title: t('added'), text: t('addedText') });
    } catch (failure) {
      keys.ended(failure);
      const otherwise = t(isKnownPasskey(failure) ? 'known' : 'notMade');
      toast({
        kind: 'error',
        title: t('addFailed'),
        text: await describeFailure(failure, language, otherwise),
      });
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  return (
    <div>
      <Button onClick={() => setAsked(true)}>
        <KeyRound size={16} aria-hidden />
        {t('add')}
      </Button>
      {isAsked && (
        <PasskeyNameDialog
          title={t('nameTitle')}
          text={t('nameText')}
          confirm={t(busy ? 'adding' : 'next')}
          name={t('firstName')}
          busy={busy}
          onName={(name) => void add(name)}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
