import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { api, useAppDispatch } from 'shared-ui/store';
import { passkeysApi } from 'shared-ui/api/passkeys';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, isKnownPasskey, makePasskey, passkeyTexts } from 'shared-ui/ui';
import { useSubmissionKeys, useToast } from 'shared-ui/platform';
import { PasskeyNameDialog } from './passkey-name-dialog';
import { RecoveryCodesSheet } from './recovery-codes-sheet';

interface AddPasskeyProps {
  wide?: boolean;
  /** Called after the passkey is stored and its recovery codes, if any, are confirmed. */
  onAdded?: () => void;
}

/** Asks for a name and creates a passkey. With the first passkey the server returns recovery codes. */
export function AddPasskey({ wide, onAdded }: AddPasskeyProps) {
  const t = useTexts(passkeyTexts);
  const { busy, codes, add, saved } = useAddition(onAdded);
  const [isAsked, setAsked] = useState(false);
  return (
    <div>
      <Button wide={wide} onClick={() => setAsked(true)}>
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
          onName={(name) => void add(name).then(() => setAsked(false))}
          onClose={() => setAsked(false)}
        />
      )}
      {codes.length > 0 && <RecoveryCodesSheet codes={codes} onClose={saved} />}
    </div>
  );
}

interface Addition {
  busy: boolean;
  /** Recovery codes, which are shown only once. */
  codes: readonly string[];
  add(name: string): Promise<void>;
  saved(): void;
}

function useAddition(onAdded?: () => void): Addition {
  const t = useTexts(passkeyTexts);
  const language = useLanguage();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const keys = useSubmissionKeys();
  const [askOptions] = passkeysApi.usePasskeysOptionsMutation();
  const [register] = passkeysApi.usePasskeysRegisterMutation();
  const [busy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);

  const store = async (name: string): Promise<readonly string[]> => {
    const response = await makePasskey(await askOptions().unwrap());
    const registerPasskeyDto = { name, response };
    const key = keys.keyFor(registerPasskeyDto);
    const { recoveryCodes } = await register({ registerPasskeyDto, 'Idempotency-Key': key }).unwrap();
    keys.ended();
    return recoveryCodes;
  };
  const add = async (name: string): Promise<void> => {
    setBusy(true);
    try {
      const made = await store(name);
      dispatch(api.util.invalidateTags(['TwoFactor']));
      toast({ kind: 'success', title: t('added'), text: t('addedText') });
      setCodes(made);
      if (made.length === 0) onAdded?.();
    } catch (failure) {
      keys.ended(failure);
      const otherwise = t(isKnownPasskey(failure) ? 'known' : 'notMade');
      const text = await describeFailure(failure, language, otherwise);
      toast({ kind: 'error', title: t('addFailed'), text });
    } finally {
      setBusy(false);
    }
  };
  const saved = () => {
    setCodes([]);
    onAdded?.();
  };
  return { busy, codes, add, saved };
}
