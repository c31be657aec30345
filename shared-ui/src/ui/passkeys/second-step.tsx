import { ShieldCheck } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { SessionUserView } from '../../store/api/auth';
import { useTexts } from '../../platform/i18n';
import { Alert, Button, Form, TextField } from '../kit';
import { PasskeySignIn } from './passkey-sign-in';
import styles from './passkeys.module.css';
import { passkeyTexts } from './texts';
import { useSecondStep } from './use-second-step';

interface SecondStepProps {
  /** True for admins, whose second factor another admin resets; all other users get a link by e-mail. */
  isAdmin?: boolean;
  disabled: boolean;
  onSignedIn: (user: SessionUserView) => void;
  onStartAgain: () => void;
}

/** Second step of a sign-in: a passkey, a code of the authenticator app or a recovery code. */
export function SecondStep({ isAdmin, disabled, onSignedIn, onStartAgain }: SecondStepProps) {
  const t = useTexts(passkeyTexts);
  const { fieldError, busy, isMailed, isMailing, submit, mailLink } = useSecondStep(onSignedIn, onStartAgain);
  const [code, setCode] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit(code);
  };
  return (
    <div className={styles.step}>
      <PasskeySignIn disabled={disabled || busy} onSignedIn={onSignedIn} />
      <Form className={styles.step} onSubmit={send}>
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          name="code"
          autoComplete="one-time-code"
          maxLength={20}
          required
          autoFocus
          start={<ShieldCheck size={20} />}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={fieldError || undefined}
        />
        <Button type="submit" size="large" wide disabled={disabled || busy}>
          {t(busy ? 'codeSending' : 'codeSend')}
        </Button>
        <Button variant="tint" wide onClick={onStartAgain}>
          {t('startAgain')}
        </Button>
      </Form>
      <details className={styles.lost}>
        <summary>{t('lost')}</summary>
        <div>
          <p className={styles.text}>{t(isAdmin ? 'lostByAdmin' : 'lostText')}</p>
          {isMailed && (
            <Alert tone="success" live title={t('lostSent')}>
              {t('lostSentText')}
            </Alert>
          )}
          {!isAdmin && !isMailed && (
            <Button variant="outline" wide disabled={isMailing} onClick={() => void mailLink()}>
              {t(isMailing ? 'lostSending' : 'lostSend')}
            </Button>
          )}
        </div>
      </details>
    </div>
  );
}
