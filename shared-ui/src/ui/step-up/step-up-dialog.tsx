import { useState } from 'react';
import { passkeysApi } from '../../store/api/generated/passkeys';
import { stepUpApi, type StepUpDto } from '../../store/api/generated/step-up';
import { typedFigures } from '../../format';
import { describeFailure, useLanguage, useTexts } from '../../platform/i18n';
import { Button, ConfirmDialog, PasswordField, TextField } from '../kit';
import { provePasskey } from '../passkeys/webauthn';
import { stepUpTexts } from './texts';

type Way = 'password' | 'code';

interface StepUpDialogProps {
  /** @param isConfirmed false when it was given up */
  onEnd: (isConfirmed: boolean) => void;
}

interface ProofFieldProps {
  way: Way;
  proof: string;
  error: string;
  onChange(proof: string): void;
}

function ProofField({ way, proof, error, onChange }: ProofFieldProps) {
  const t = useTexts(stepUpTexts);
  const field = {
    value: proof,
    error: error || undefined,
    autoFocus: true,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
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
      key="code"
      label={t('code')}
      hint={t('codeHint')}
      name="code"
      autoComplete="one-time-code"
      maxLength={20}
      {...field}
    />
  );
}

/** Asks for the password; for a code or a passkey where the account has one. */
export function StepUpDialog({ onEnd }: StepUpDialogProps) {
  const t = useTexts(stepUpTexts);
  const language = useLanguage();
  const { data } = stepUpApi.useStepUpWaysQuery();
  const [send] = stepUpApi.useStepUpConfirmMutation();
  const [askOptions] = passkeysApi.usePasskeysSignInOptionsMutation();
  const [way, setWay] = useState<Way>('password');
  const [proof, setProof] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const attempt = async (readProof: () => Promise<StepUpDto>): Promise<void> => {
    setBusy(true);
    setError('');
    try {
      await send({ stepUpDto: await readProof() }).unwrap();
      onEnd(true);
    } catch (failure) {
      setError(await describeFailure(failure, language, t('failed')));
      setBusy(false);
    }
  };
  const confirm = async (): Promise<void> => {
    const typed = way === 'code' ? typedFigures(proof).trim() : proof;
    if (!typed) return setError(t(`${way}Missing`));
    await attempt(async () => ({ [way]: typed }));
  };
  const confirmByPasskey = (): Promise<void> =>
    attempt(async () => ({ passkey: await provePasskey(await askOptions().unwrap()) }));
  const choose = (other: Way): void => {
    setWay(other);
    setProof('');
    setError('');
  };
  return (
    <ConfirmDialog
      open
      title={t('title')}
      text={t('text')}
      confirm={t(busy ? 'checking' : 'confirm')}
      cancel={t('cancel')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={() => onEnd(false)}
    >
      <ProofField {...{ way, proof, error }} onChange={setProof} />
      {data?.ways.includes('passkey') && (
        <Button variant="outline" disabled={busy} onClick={() => void confirmByPasskey()}>
          {t('usePasskey')}
        </Button>
      )}
      {data?.ways.includes('code') && (
        <Button variant="text" onClick={() => choose(way === 'code' ? 'password' : 'code')}>
          {t(way === 'code' ? 'usePassword' : 'useCode')}
        </Button>
      )}
    </ConfirmDialog>
  );
}
