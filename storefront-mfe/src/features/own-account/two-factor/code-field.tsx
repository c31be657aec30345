import { TextField } from 'shared-ui/ui';
import { useTexts } from 'shared-ui/i18n';
import { accountTexts } from '../texts';

interface CodeFieldProps {
  value: string;
  fieldError: string;
  /** True if a recovery code is accepted too. */
  takesRecoveryCode?: boolean;
  onChange: (code: string) => void;
}

/** Field for a code of the authenticator app, which the phone can fill in. */
export function CodeField({ value, fieldError, takesRecoveryCode, onChange }: CodeFieldProps) {
  const t = useTexts(accountTexts);
  return (
    <TextField
      label={t('twoFactorCode')}
      hint={t(takesRecoveryCode ? 'twoFactorCodeHintBoth' : 'twoFactorCodeHint')}
      name="code"
      autoComplete="one-time-code"
      inputMode={takesRecoveryCode ? 'text' : 'numeric'}
      maxLength={20}
      value={value}
      error={fieldError || undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
