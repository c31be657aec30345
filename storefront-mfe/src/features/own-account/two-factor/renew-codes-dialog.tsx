import { twoFactorApi, type RecoveryCodesView } from 'shared-ui/api/two-factor';
import { useTexts } from 'shared-ui/i18n';
import { Alert, ConfirmDialog } from 'shared-ui/ui';
import { accountTexts } from '../texts';
import { useAttempt } from './use-attempt';

interface RenewCodesDialogProps {
  onDone: (codes: RecoveryCodesView) => void;
  onClose: () => void;
}

/** Asks for confirmation, because the earlier recovery codes become invalid; the server requires a step-up. */
export function RenewCodesDialog({ onDone, onClose }: RenewCodesDialogProps) {
  const t = useTexts(accountTexts);
  const [renew] = twoFactorApi.useTwoFactorRenewMutation();
  const { busy, fieldError, attempt } = useAttempt();
  return (
    <ConfirmDialog
      open
      title={t('codesRenewTitle')}
      text={t('codesRenewText')}
      confirm={t(busy ? 'saving' : 'codesRenew')}
      cancel={t('twoFactorCancel')}
      busy={busy}
      onConfirm={() => void attempt(async () => onDone(await renew().unwrap()))}
      onClose={onClose}
    >
      {fieldError && <Alert tone="error" live title={fieldError} />}
    </ConfirmDialog>
  );
}
