import { Lock, Mail } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import picture from 'shared-ui/assets/covers/attractions-2.svg';
import { useTexts } from 'shared-ui/i18n';
import { Alert, AuthFrame, Button, PasswordField, TextField } from 'shared-ui/kit';
import { Link } from 'shared-ui/router';
import styles from './admin-login-page.module.css';
import { adminLoginTexts } from './texts';
import { useAdminLogin } from './use-admin-login';

export function AdminLoginPage() {
  const t = useTexts(adminLoginTexts);
  const { faults, busy, submit } = useAdminLogin();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit(username.trim(), password);
  };
  return (
    <main id="main" className={styles.page}>
      <AuthFrame
        title={t('title')}
        lead={t('lead')}
        picture={picture}
        claim={t('claim')}
        claimText={t('claimText')}
      >
        <form className={styles.form} noValidate onSubmit={send}>
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
        </form>
        <Alert tone="news" title={t('notice')} />
        <Link to="/" className={styles.back}>
          {t('back')}
        </Link>
      </AuthFrame>
    </main>
  );
}
