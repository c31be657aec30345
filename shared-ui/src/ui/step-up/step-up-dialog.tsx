import { useTexts } from '../../platform/i18n';
import { Button, ConfirmDialog, PasswordField, TextField } from '../kit';
import { stepUpTexts } from './texts';
import { useStepUp, type StepUp, type TypedWay } from './use-step-up';

interface StepUpDialogProps {
  /** @param isConfirmed false if the user cancels */
  onEnd: (isConfirmed: boolean) => void;
}

const OTHER_WAYS: readonly { way: TypedWay; text: 'usePassword' | 'useCode' | 'useDigits' }[] = [
  { way: 'password', text: 'usePassword' },
  { way: 'code', text: 'useCode' },
  { way: 'digits', text: 'useDigits' },
];

function ProofField({ stepUp: { way, proof, error, type } }: { stepUp: StepUp }) {
  const t = useTexts(stepUpTexts);
  const field = {
    value: proof,
    error: error || undefined,
    autoFocus: true,
    onChange: ({ target }: { target: HTMLInputElement }) => type(target.value),
  };

  return way === 'password' ? (
    <PasswordField
      key="password"
      label={t('password')}
      name="password"
      autoComplete="current-password"
      {...field}
    />
  ) : (
    <TextField
      key={way}
      label={t(way)}
      hint={t(`${way}Hint`)}
      name={way}
      autoComplete="one-time-code"
      maxLength={20}
      {...field}
    />
  );
}

/** Asks for the password, or for a code, a passkey or mailed digits if the account has one. */
export function StepUpDialog({ onEnd }: StepUpDialogProps) {
  const t = useTexts(stepUpTexts);
  const stepUp = useStepUp(() => onEnd(true));
  const { way, ways, busy } = stepUp;
  return (
    <ConfirmDialog
      open
      title={t('title')}
      text={t('text')}
      confirm={t(busy ? 'checking' : 'confirm')}
      cancel={t('cancel')}
      busy={busy}
      onConfirm={() => void stepUp.confirm()}
      onClose={() => onEnd(false)}
    >
      <ProofField stepUp={stepUp} />
      {ways.includes('passkey') && (
        <Button variant="outline" disabled={busy} onClick={() => void stepUp.confirmByPasskey()}>
          {t('usePasskey')}
        </Button>
      )}
      {OTHER_WAYS.filter((other) => other.way !== way && ways.includes(other.way)).map((other) => (
        <Button key={other.way} variant="text" disabled={busy} onClick={() => void stepUp.choose(other.way)}>
          {t(other.text)}
        </Button>
      ))}
      {way === 'digits' && (
        <Button variant="text" disabled={busy} onClick={() => void stepUp.choose('digits')}>
          {t('sendDigits')}
        </Button>
      )}
    </ConfirmDialog>
  );
}
