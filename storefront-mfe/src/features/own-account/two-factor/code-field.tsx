import { TextField } from 'shared-ui/ui';
import { useTexts } from 'shared-ui/i18n';
import { accountTexts } from '../texts';

interface CodeFieldProps {
  value: string;
  fieldError: string;
  /** Whether a recovery code does as well. */
  takesRecoveryCode?: boolean;
  onChange: (code: string) => void;
}

/** Where a code of the authenticator app is typed or filled in by the phone. */
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
