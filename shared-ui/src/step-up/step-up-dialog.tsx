import { useState } from 'react';
import { stepUpApi } from '../api/generated/step-up';
import { typedFigures } from '../format';
import { describeFailure, useLanguage, useTexts } from '../i18n';
import { Button, ConfirmDialog, PasswordField, TextField } from '../kit';
import { stepUpTexts } from './texts';

type Way = 'password' | 'code';

interface StepUpDialogProps {
  /** @param isConfirmed false when it was given up */
  onEnd: (isConfirmed: boolean) => void;
}

/** Asks for the password, or for a code by whoever has an authenticator app. */
export function StepUpDialog({ onEnd }: StepUpDialogProps) {
  const t = useTexts(stepUpTexts);
  const language = useLanguage();
  const { data } = stepUpApi.useStepUpWaysQuery();
  const [send] = stepUpApi.useStepUpConfirmMutation();
  const [way, setWay] = useState<Way>('password');
  const [proof, setProof] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const confirm = async (): Promise<void> => {
    const typed = way === 'code' ? typedFigures(proof).trim() : proof;
    if (!typed) return setError(t(`${way}Missing`));
    setBusy(true);
    setError('');
    try {
      await send({ stepUpDto: { [way]: typed } }).unwrap();
      onEnd(true);
    } catch (failure) {
      setError(await describeFailure(failure, language, t('failed')));
      setBusy(false);
    }
  };
  const choose = (other: Way): void => {
    setWay(other);
    setProof('');
    setError('');
  };
  const field = {
    value: proof,
    error: error || undefined,
    autoFocus: true,
    onChange: ({ target }: { target: HTMLInputElement }) => setProof(target.value),
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
      {way === 'password' ? (
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
      )}
      {data?.ways.includes('code') && (
        <Button variant="text" onClick={() => choose(way === 'code' ? 'password' : 'code')}>
          {t(way === 'code' ? 'usePassword' : 'useCode')}
        </Button>
      )}
    </ConfirmDialog>
  );
}
