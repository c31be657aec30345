import { Lock, Mail } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, Form, PasswordField, TextField } from 'shared-ui/ui';
import styles from './admin-login-page.module.css';
import { adminLoginTexts } from './texts';
import type { AdminLoginFaults } from './use-admin-login';

interface PasswordStepProps {
  faults: AdminLoginFaults;
  busy: boolean;
  onSubmit: (username: string, password: string) => void;
}

export function PasswordStep({ faults, busy, onSubmit }: PasswordStepProps) {
  const t = useTexts(adminLoginTexts);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(username.trim(), password);
  };
  return (
    <Form className={styles.form} onSubmit={send}>
      <TextField
        label={t('username')}
        hint={t('usernameHint')}
        name="username"
        autoComplete="username"
        required
        start={<Mail size={20} />}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={faults.username && t(faults.username)}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        start={<Lock size={20} />}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={faults.password && t(faults.password)}
      />
      <Button type="submit" size="large" wide disabled={busy}>
        {t(busy ? 'busy' : 'submit')}
      </Button>
    </Form>
  );
}
