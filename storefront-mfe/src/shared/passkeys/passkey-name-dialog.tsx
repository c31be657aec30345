import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { ConfirmDialog, passkeyTexts, TextField } from 'shared-ui/ui';

const LONGEST = 60;

interface PasskeyNameDialogProps {
  title: string;
  text: string;
  confirm: string;
  /** Initial value of the field. */
  name: string;
  busy: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a passkey. */
export function PasskeyNameDialog({ name: given, onName, ...dialog }: PasskeyNameDialogProps) {
  const t = useTexts(passkeyTexts);
  const [name, setName] = useState(given);
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    const typed = name.trim();
    setMissing(!typed);
    if (typed) onName(typed);
  };
  return (
    <ConfirmDialog open {...dialog} cancel={t('cancel')} onConfirm={send}>
      <TextField
        label={t('name')}
        name="passkey-name"
        autoComplete="off"
        maxLength={LONGEST}
        value={name}
        error={isMissing ? t('nameMissing') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </ConfirmDialog>
  );
}
