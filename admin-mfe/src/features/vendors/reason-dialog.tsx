import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { ConfirmDialog, TextArea } from 'shared-ui/kit';
import { vendorsTexts } from './texts';
import type { VendorAction } from './vendor-actions';

interface ReasonDialogProps {
  action: Exclude<VendorAction, 'verify'>;
  busy: boolean;
  onClose(): void;
  onReason(reason: string): void;
}

const SHORTEST = 3;

/** Asks for the reason of a decision. */
export function ReasonDialog({ action, busy, onClose, onReason }: ReasonDialogProps) {
  const t = useTexts(vendorsTexts);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    const given = reason.trim();
    setMissing(given.length < SHORTEST);
    if (given.length >= SHORTEST) onReason(given);
  };
  return (
    <ConfirmDialog
      open
      title={t(`ask_${action}`)}
      text={t(`askText_${action}`)}
      confirm={t(action)}
      cancel={t('cancel')}
      variant={action === 'reinstate' ? 'confirm' : 'danger'}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextArea
        label={t('reason')}
        maxLength={500}
        required
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isMissing ? t('reasonMissing') : undefined}
      />
    </ConfirmDialog>
  );
}
