import { useTexts } from 'shared-ui/i18n';
import { ConfirmDialog } from 'shared-ui/ui';
import { vendorDealsTexts } from './texts';

interface DeleteDialogProps {
  text: string;
  busy: boolean;
  remove(): Promise<boolean>;
  onClose(): void;
}

/** Confirmation dialog for deleting a deal or a draft. */
export function DeleteDialog({ text, busy, remove, onClose }: DeleteDialogProps) {
  const t = useTexts(vendorDealsTexts);
  return (
    <ConfirmDialog
      open
      title={t('deleteTitle')}
      text={text}
      confirm={t('delete')}
      cancel={t('cancel')}
      variant="danger"
      busy={busy}
      onConfirm={() => void remove().then(onClose)}
      onClose={onClose}
    />
  );
}
