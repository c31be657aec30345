import { useTexts } from 'shared-ui/i18n';
import { ConfirmDialog } from 'shared-ui/ui';
import type { Rejection } from './rejection';
import { ReasonFields, useReasons } from './reasons';
import { moderationTexts } from './texts';

interface RejectDialogProps {
  busy: boolean;
  onClose(): void;
  onReject(why: Rejection): void;
}

/** Confirmation dialog for a rejection, with its reasons. */
export function RejectDialog({ busy, onClose, onReject }: RejectDialogProps) {
  const t = useTexts(moderationTexts);
  const reasons = useReasons();
  return (
    <ConfirmDialog
      open
      title={t('rejectTitle')}
      text={t('rejectText')}
      confirm={t('reject')}
      cancel={t('cancel')}
      variant="danger"
      busy={busy}
      onClose={onClose}
      onConfirm={() => onReject(reasons.why())}
    >
      <ReasonFields reasons={reasons} />
    </ConfirmDialog>
  );
}
