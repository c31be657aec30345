import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { ConfirmDialog, TextField } from 'shared-ui/ui';
import { reasonTexts } from '../../shared/reason-dialog/texts';
import styles from './payments.module.css';
import { paymentsTexts } from './texts';

interface AnswerDialogProps {
  title: string;
  /** Describes the effect of the action. */
  text: string;
  /** Label of the text field, such as a reference. */
  label: string;
  confirm: string;
  shortest?: number;
  longest?: number;
  busy: boolean;
  /** Why the last attempt failed. Stays when the toast has gone. */
  failure: string | null;
  /** Further fields above the text field. */
  children?: ReactNode;
  onClose(): void;
  onAnswer(answer: string): void;
}

/** Confirmation dialog with a required text field, such as a payment reference. */
export function AnswerDialog({
  label,
  shortest = 1,
  longest = 120,
  failure,
  children,
  onAnswer,
  ...rest
}: AnswerDialogProps) {
  const t = useTexts(paymentsTexts);
  const words = useTexts(reasonTexts);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { answer: '' },
    shouldFocusError: false,
  });
  const [hasSent, setSent] = useState(false);
  const send = handleSubmit(({ answer }) => {
    setSent(true);
    onAnswer(answer.trim());
  });
  return (
    <ConfirmDialog open {...rest} cancel={words('cancel')} variant="confirm" onConfirm={() => void send()}>
      <div className={styles.fields}>
        {children}
        <TextField
          label={label}
          maxLength={longest}
          required
          error={formState.errors.answer?.message}
          {...register('answer', { validate: (text) => text.trim().length >= shortest || t('missing') })}
        />
        {hasSent && failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
