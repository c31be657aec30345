import { ShieldCheck } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, Form, TextField } from 'shared-ui/kit';
import styles from './admin-login-page.module.css';
import { adminLoginTexts } from './texts';

interface CodeStepProps {
  fault: string;
  busy: boolean;
  onSubmit: (code: string) => void;
  onStartAgain: () => void;
}

/** The code of the authenticator app, or a recovery code. */
export function CodeStep({ fault, busy, onSubmit, onStartAgain }: CodeStepProps) {
  const t = useTexts(adminLoginTexts);
  const [code, setCode] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(code.trim());
  };
  return (
    <Form className={styles.form} onSubmit={send}>
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
        onChange={(event) => setCode(event.target.value)}
        error={fault || undefined}
      />
      <Button type="submit" size="large" wide disabled={busy}>
        {t(busy ? 'busy' : 'submit')}
      </Button>
      <Button variant="tint" wide onClick={onStartAgain}>
        {t('startAgain')}
      </Button>
    </Form>
  );
}
