import { useState } from 'react';
import { twoFactorApi, type RecoveryCodesView } from '../../api/generated/two-factor';
import { useTexts } from '../../i18n';
import { ConfirmDialog } from '../../kit';
import { accountTexts } from '../texts';
import { CodeField } from './code-field';
import { useAttempt } from './use-attempt';

interface RenewCodesDialogProps {
  onDone: (codes: RecoveryCodesView) => void;
  onClose: () => void;
}

/** The earlier recovery codes stop working, so it asks for a code first. */
export function RenewCodesDialog({ onDone, onClose }: RenewCodesDialogProps) {
  const t = useTexts(accountTexts);
  const [renew] = twoFactorApi.useTwoFactorRenewMutation();
  const { busy, fault, setFault, attempt } = useAttempt();
  const [code, setCode] = useState('');
  const next = () => {
    if (!code.trim()) return setFault(t('twoFactorCodeMissing'));
    void attempt(async () => onDone(await renew({ secondFactorDto: { code: code.trim() } }).unwrap()));
  };
  return (
    <ConfirmDialog
      open
      title={t('twoFactorRenew')}
      text={t('twoFactorRenewText')}
      confirm={t(busy ? 'saving' : 'twoFactorRenew')}
      cancel={t('twoFactorCancel')}
      busy={busy}
      onConfirm={next}
      onClose={onClose}
    >
      <CodeField takesRecoveryCode value={code} fault={fault} onChange={setCode} />
    </ConfirmDialog>
  );
}
