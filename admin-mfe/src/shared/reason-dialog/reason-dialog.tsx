import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { ConfirmDialog, TextArea } from 'shared-ui/ui';
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
  /** What else is asked, above the reason. */
  children?: ReactNode;
  onClose(): void;
  onReason(reason: string): void;
}

const SHORTEST = 3;

/** Says what a decision does and asks for its reason. */
export function ReasonDialog({
  title,
  text,
  confirm,
  label,
  variant = 'danger',
  busy,
  children,
  onClose,
  onReason,
}: ReasonDialogProps) {
  const t = useTexts(reasonTexts);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const decide = () => {
    const given = reason.trim();
    setMissing(given.length < SHORTEST);
    if (given.length >= SHORTEST) onReason(given);
  };
  return (
    <ConfirmDialog
      open
      {...{ title, text, confirm, variant, busy, onClose }}
      cancel={t('cancel')}
      onConfirm={decide}
    >
      {children}
      <TextArea
        label={label ?? t('reason')}
        maxLength={500}
        required
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isMissing ? t('reasonMissing') : undefined}
      />
    </ConfirmDialog>
  );
}
