import { Mail } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, ButtonLink, Form, TextField } from 'shared-ui/ui';
import { PasswordFrame } from './password-frame';
import styles from './password.module.css';
import { passwordTexts } from './texts';
import { useForgotPassword } from './use-forgot-password';

/** Requests a link to reset the password. The response is the same for every address. */
export function ForgotPage() {
  const t = useTexts(passwordTexts);
  const { isInvalid, busy, sentTo, send } = useForgotPassword();
  const [email, setEmail] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(email);
  };
  return (
    <PasswordFrame title={t('forgotTitle')} lead={t('forgotLead')}>
      <Form method="post" className={styles.form} onSubmit={submit}>
        {sentTo && (
          <Alert tone="success" live title={t('sentTitle')}>
            {t('sentText', { email: sentTo })}
          </Alert>
        )}
        <TextField
          label={t('email')}
          type="email"
          name="email"
          autoComplete="username"
          required
          start={<Mail size={20} />}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={isInvalid ? t('invalidEmail') : undefined}
        />
        <Button type="submit" size="large" wide disabled={busy}>
          {t(busy ? 'sending' : sentTo ? 'sendAgain' : 'send')}
        </Button>
        <ButtonLink to="/login" variant="text" wide>
          {t('backToLogin')}
        </ButtonLink>
      </Form>
    </PasswordFrame>
  );
}
