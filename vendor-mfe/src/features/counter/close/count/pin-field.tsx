import type { UseFormReturn } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { TextField } from 'shared-ui/ui';
import type { CloseForm } from './close-form';
import { dailyCloseTexts } from '../texts';

interface PinFieldProps {
  name: 'pin' | 'managerPin';
  label: string;
  form: UseFormReturn<CloseForm>;
}

/** Field for a PIN of four digits. */
export function PinField({ name, label, form }: PinFieldProps) {
  const t = useTexts(dailyCloseTexts);
  return (
    <TextField
      type="password"
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      error={form.formState.errors[name]?.message}
      {...form.register(name, {
        shouldUnregister: true,
        validate: (text: string | undefined) => /^\d{4}$/.test(text ?? '') || t('pinBad'),
      })}
    />
  );
}
