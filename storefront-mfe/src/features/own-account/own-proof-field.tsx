import type { ChangeEvent } from 'react';
import { authApi, type AccountView } from 'shared-ui/api/auth';
import { oneTimeNumberApi } from 'shared-ui/api/one-time-number';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, PasswordField, TextField } from 'shared-ui/ui';
import { identityOf } from './identity';
import { accountTexts } from './texts';
import { useSave } from './use-save';

interface OwnProofFieldProps {
  /** Label of the password field. */
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  className?: string | undefined;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

/** Field for the user's proof: the password, or new digits if the account has no password (rule A22). */
export function OwnProofField({ label, ...field }: OwnProofFieldProps) {
  const { data: account } = authApi.useOwnAccountOneQuery();
  if (account && !account.hasPassword) return <SentDigits account={account} {...field} />;
  return <PasswordField label={label} autoComplete="current-password" {...field} />;
}

function SentDigits({ account, ...field }: Omit<OwnProofFieldProps, 'label'> & { account: AccountView }) {
  const to = identityOf(account);
  const t = useTexts(accountTexts);
  const language = useLanguage();
  const { busy, save } = useSave();
  const [request] = oneTimeNumberApi.useOneTimeNumberRequestMutation();
  const send = () =>
    save(() => request({ requestDigitsDto: { to, language } }).unwrap(), {
      kind: 'success',
      title: t('digitsSent'),
      text: t('digitsSentText', { to }),
    });
  return (
    <TextField
      label={t('digits')}
      hint={t(account.email === null ? 'digitsHintSms' : 'digitsHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      aside={
        <Button variant="text" disabled={busy} onClick={() => void send()}>
          {t(account.email === null ? 'textDigits' : 'sendDigits')}
        </Button>
      }
      {...field}
    />
  );
}
