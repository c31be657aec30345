import { twoFactorApi, type RecoveryCodesView } from '../../../store/api/generated/two-factor';
import { useTexts } from '../../../platform/i18n';
import { Alert, ConfirmDialog } from '../../../ui/kit';
import { accountTexts } from '../texts';
import { useAttempt } from './use-attempt';

interface RenewCodesDialogProps {
  onDone: (codes: RecoveryCodesView) => void;
  onClose: () => void;
}

/** The earlier recovery codes stop working, so it asks first; the server asks for a step-up. */
export function RenewCodesDialog({ onDone, onClose }: RenewCodesDialogProps) {
  const t = useTexts(accountTexts);
  const [renew] = twoFactorApi.useTwoFactorRenewMutation();
  const { busy, fault, attempt } = useAttempt();
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
      {fault && <Alert tone="error" live title={fault} />}
    </ConfirmDialog>
  );
}
