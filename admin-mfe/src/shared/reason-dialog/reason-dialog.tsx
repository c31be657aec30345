import { FormProvider, useForm } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { ConfirmDialog } from 'shared-ui/ui';
import { ReasonField } from './reason-field';
import { reasonTexts } from './texts';

interface ReasonDialogProps {
  title: string;
  /** Describes the effect of the decision. */
  text: string;
  confirm: string;
  /** Label of the reason field, where it names who reads the reason. */
  label?: string;
  variant?: 'confirm' | 'danger';
  busy: boolean;
  onClose(): void;
  onReason(reason: string): void;
}

/** Confirmation dialog that describes a decision and asks for its reason. */
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
