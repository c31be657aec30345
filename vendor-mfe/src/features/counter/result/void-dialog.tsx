import { useForm } from 'react-hook-form';
import type { CounterPassView } from 'shared-ui/api/counter';
import { useRedemptionsVoidMutation } from 'shared-ui/api/redemptions';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { rulesOf, useSubmit } from 'shared-ui/platform';
import { ConfirmDialog, TextField } from 'shared-ui/ui';
import { dealTitleOf } from './outcome-labels';
import { counterTexts } from '../texts';

interface VoidDialogProps {
  pass: CounterPassView;
  /** @param takenBack the voided pass; null if the dialog was canceled */
  onClose(takenBack: CounterPassView | null): void;
}

/** Dialog that voids a redemption, with a reason. */
export function VoidDialog({ pass, onClose }: VoidDialogProps) {
  const t = useTexts(counterTexts);
  const format = useFormat();
  const [send] = useRedemptionsVoidMutation();
  const form = useForm({ defaultValues: { reason: '' }, mode: 'onTouched', shouldFocusError: false });
  const { busy, submit } = useSubmit({
    form,
    send: ({ reason }, key) =>
      send({ id: pass.id, voidDto: { reason: reason.trim() }, 'Idempotency-Key': key }).unwrap(),
    failed: t('voidFailed'),
    failedText: t('voidFailedText'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={t('voidTitle')}
      text={t('voidText', { title: dealTitleOf(pass, format), customer: pass.customer })}
      confirm={t(busy ? 'confirming' : 'takeBack')}
      cancel={t('keep')}
      variant="danger"
      busy={busy}
      onConfirm={() => void submit()}
      onClose={() => onClose(null)}
    >
      <TextField
        label={t('reason')}
        maxLength={200}
        placeholder={t('reasonExample')}
        error={form.formState.errors.reason?.message}
        {...form.register('reason', rulesOf('VoidDto', 'reason', t('reasonBad')))}
      />
    </ConfirmDialog>
  );
}
