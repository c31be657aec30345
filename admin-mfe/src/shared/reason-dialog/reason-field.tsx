import { useFormContext } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { rulesOf } from 'shared-ui/platform';
import { TextArea } from 'shared-ui/ui';
import { reasonTexts } from './texts';

/** Reason field of the surrounding form. @param label names who reads the reason */
export function ReasonField({ label }: { label?: string }) {
  const t = useTexts(reasonTexts);
  const { register, formState } = useFormContext<{ reason: string }>();
  return (
    <TextArea
      label={label ?? t('reason')}
      maxLength={500}
      required
      error={formState.errors.reason?.message}
      {...register('reason', rulesOf('ReasonDto', 'reason', t('reasonMissing')))}
    />
  );
}
