import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { looksLikeEmail } from 'shared-ui/format';
import { TextField } from 'shared-ui/ui';
import { RoleFields, type RoleChoice } from './role-fields';
import { StaffDialog } from './staff-dialog';
import styles from './staff.module.css';
import { staffTexts } from './texts';
import type { StaffActions } from './use-staff-actions';

interface InviteDialogProps {
  actions: StaffActions;
  onClose(): void;
}

export function InviteDialog({ actions, onClose }: InviteDialogProps) {
  const t = useTexts(staffTexts);
  const [email, setEmail] = useState('');
  const [choice, setChoice] = useState<RoleChoice>({ role: 'counter', branchId: null });
  const [isWrong, setWrong] = useState(false);

  const send = async () => {
    const address = email.trim();
    setWrong(!looksLikeEmail(address));
    if (looksLikeEmail(address) && (await actions.invite({ email: address, ...choice }))) onClose();
  };
  return (
    <StaffDialog
      title={t('inviteTitle')}
      submit={t('send')}
      busy={actions.busy}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p className={styles.quiet}>{t('inviteText')}</p>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={254}
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={isWrong ? t('emailMissing') : undefined}
      />
      <RoleFields value={choice} onChange={setChoice} />
    </StaffDialog>
  );
}
