import { Lock, Mail, Store, User } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { useFormReturn, type AccountType } from 'shared-ui/platform';
import { Button, Form, PasswordField, Segmented, TextField, PasskeySignIn } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { FormNotes } from './form-notes';
import { GoogleNote } from './google-note';
import styles from './login-page.module.css';
import { loginTexts } from './texts';
import type { Login } from './use-login';

interface LoginFormProps {
  /** Initial value of the e-mail field. */
  email?: string | undefined;
  accountType: AccountType;
  login: Pick<Login, 'fieldError' | 'busy' | 'submit' | 'enter' | 'returnTo'>;
  onAccountType(type: AccountType): void;
}

function AccountTypeChoice(props: { value: AccountType; onChange(type: AccountType): void }) {
  const t = useTexts(loginTexts);
  const choices = [
    { value: 'customer' as const, label: t('customer'), icon: <User size={16} /> },
    { value: 'vendor' as const, label: t('vendor'), icon: <Store size={16} /> },
  ];
  return <Segmented label={t('accountType')} choices={choices} {...props} />;
}

export function LoginForm({ email: knownEmail = '', accountType, login, onAccountType }: LoginFormProps) {
  const t = useTexts(loginTexts);
  const { fieldError, busy, submit, enter, returnTo } = login;
  const language = useLanguage();
  const rejected = useFormReturn('login');
  const [email, setEmail] = useState(rejected?.values['email'] ?? knownEmail);
  const [password, setPassword] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit({ email, password }, accountType);
  };

  const missing = (value: string) =>
    fieldError === 'missing' && !value.trim() ? t('missingText') : undefined;
  return (
    <Form method="post" action="/forms/login" data-replay className={styles.form} onSubmit={send}>
      <FormNotes />
      <GoogleNote />
      <input type="hidden" name="language" value={language} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      <AccountTypeChoice value={accountType} onChange={onAccountType} />
      <TextField
        label={t('email')}
        type="email"
        name="email"
        autoComplete="username"
        required
        start={<Mail size={20} />}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={fieldError === 'invalidEmail' ? t('invalidEmailText') : missing(email)}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        aside={
          <Link to="/forgot-password" className={styles.forgot}>
            {t('forgot')}
          </Link>
        }
        required
        start={<Lock size={20} />}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={missing(password)}
      />
      <Button type="submit" size="large" wide disabled={busy}>
        {t(busy ? 'busy' : 'submit')}
      </Button>
      <PasskeySignIn disabled={busy} onSignedIn={(user) => enter(user, accountType)} />
    </Form>
  );
}
