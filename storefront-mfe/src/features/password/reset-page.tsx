import { Lock } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink, Container, EmptyState, Form, PasswordField } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { PasswordFrame } from './password-frame';
import styles from './password.module.css';
import { passwordTexts } from './texts';
import { useResetPassword } from './use-reset-password';

function ResetForm({ fieldError, rejection, busy, submit }: ReturnType<typeof useResetPassword>) {
  const t = useTexts(passwordTexts);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit({ password, repeated });
  };
  const missing = (value: string) => (fieldError === 'missing' && !value ? t('missing') : undefined);
  return (
    <Form method="post" className={styles.form} onSubmit={send}>
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        name="password"
        autoComplete="new-password"
        required
        start={<Lock size={20} />}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={missing(password) ?? rejection}
      />
      <PasswordField
        label={t('repeat')}
        name="repeated"
        autoComplete="new-password"
        required
        start={<Lock size={20} />}
        value={repeated}
        onChange={({ target }) => setRepeated(target.value)}
        error={fieldError === 'mismatch' ? t('mismatch') : missing(repeated)}
      />
      <Button type="submit" size="large" wide disabled={busy}>
        {t(busy ? 'saving' : 'save')}
      </Button>
    </Form>
  );
}

/** Target of the link in the e-mail for resetting the password. */
export function ResetPage() {
  const t = useTexts(passwordTexts);
  const reset = useResetPassword(useSearchParams()[0].get('token'));
  if (reset.state === 'open') {
    return (
      <PasswordFrame title={t('resetTitle')} lead={t('resetLead')}>
        <ResetForm {...reset} />
      </PasswordFrame>
    );
  }
  const isDone = reset.state === 'done';
  return (
    <Container role="status">
      <EmptyState
        drawing={isDone ? 'ticket' : 'wires'}
        level={1}
        title={t(isDone ? 'savedTitle' : 'goneTitle')}
        text={t(isDone ? 'savedText' : 'goneText')}
        actions={
          isDone ? (
            <ButtonLink to="/login">{t('signIn')}</ButtonLink>
          ) : (
            <ButtonLink to="/forgot-password">{t('askAgain')}</ButtonLink>
          )
        }
      />
    </Container>
  );
}
