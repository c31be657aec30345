import { TextField } from '../../../ui/kit';
import { useTexts } from '../../../platform/i18n';
import { accountTexts } from '../texts';

interface CodeFieldProps {
  value: string;
  fault: string;
  /** Whether a recovery code does as well. */
  takesRecoveryCode?: boolean;
  onChange: (code: string) => void;
}

/** Where a code of the authenticator app is typed or filled in by the phone. */
export function CodeField({ value, fault, takesRecoveryCode, onChange }: CodeFieldProps) {
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
      error={fault || undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
