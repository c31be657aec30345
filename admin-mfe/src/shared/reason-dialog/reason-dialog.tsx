import { FormProvider, useForm } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { ConfirmDialog } from 'shared-ui/ui';
import { ReasonField } from './reason-field';
import { reasonTexts } from './texts';

interface ReasonDialogProps {
  title: string;
  /** What will happen. */
  text: string;
  confirm: string;
  /** What the field for the reason is called, where its reader matters. */
  label?: string;
  variant?: 'confirm' | 'danger';
  busy: boolean;
  onClose(): void;
  onReason(reason: string): void;
}

/** Says what a decision does and asks for its reason. */
export function ReasonDialog({ label, variant = 'danger', onReason, ...dialog }: ReasonDialogProps) {
  const t = useTexts(reasonTexts);
  const form = useForm({ defaultValues: { reason: '' }, shouldFocusError: false });
  const decide = form.handleSubmit(({ reason }) => onReason(reason.trim()));
  return (
    <FormProvider {...form}>
      <ConfirmDialog open {...dialog} variant={variant} cancel={t('cancel')} onConfirm={() => void decide()}>
        <ReasonField label={label} />
      </ConfirmDialog>
    </FormProvider>
  );
}
