import { Lock, Mail } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { rulesOf } from 'shared-ui/platform';
import { Button, Form, PasswordField, TextField } from 'shared-ui/ui';
import styles from './admin-login-page.module.css';
import { adminLoginTexts } from './texts';
import type { AdminLogin } from './use-admin-login';

/** Asks for e-mail and password. */
export function PasswordStep({ form, busy, submit }: Pick<AdminLogin, 'form' | 'busy' | 'submit'>) {
  const t = useTexts(adminLoginTexts);
  const { register, formState } = form;
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('username')}
        hint={t('usernameHint')}
        autoComplete="username"
        required
        start={<Mail size={20} />}
        error={formState.errors.username?.message}
        {...register('username', rulesOf('AdminLoginDto', 'username', t('usernameRequired')))}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        required
        start={<Lock size={20} />}
        error={formState.errors.password?.message}
        {...register('password', { validate: (typed) => typed !== '' || t('passwordRequired') })}
      />
      <Button type="submit" size="large" wide disabled={busy}>
        {t(busy ? 'busy' : 'submit')}
      </Button>
    </Form>
  );
}
