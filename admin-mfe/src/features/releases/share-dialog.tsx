import { useState } from 'react';
import { useAdminReleasesShareMutation, type ReleaseView } from 'shared-ui/api/admin-releases';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { ConfirmDialog, Select } from 'shared-ui/ui';
import { releaseTexts } from './texts';

const SHARES = [0, 1, 5, 10, 25, 50, 100];

interface ShareDialogProps {
  release: ReleaseView;
  onClose(): void;
}

/** Changes how many visitors get the live version. */
export function ShareDialog({ release: { id, live, share }, onClose }: ShareDialogProps) {
  const t = useTexts(releaseTexts);
  const [wanted, setWanted] = useState(share);
  const [change] = useAdminReleasesShareMutation();
  const { busy, decide } = useDecision();
  const save = async () => {
    const isDone = await decide(
      { id, live, share: wanted },
      (key) =>
        change({ remote: id, shareReleaseDto: { live, share: wanted }, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('shareDone'), text: t('shareDoneText', { id, share: wanted }) },
      t('shareFailed'),
    );
    if (isDone) onClose();
  };
  const shares = [...new Set([...SHARES, share])].sort((one, other) => one - other);
  return (
    <ConfirmDialog
      open
      title={t('shareTitle', { id })}
      text={t('shareText', { version: live })}
      confirm={t('save')}
      cancel={t('cancel')}
      variant="confirm"
      busy={busy}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Select
        label={t('shareLabel')}
        value={String(wanted)}
        options={shares.map((one) => ({ value: String(one), label: t('percent', { share: one }) }))}
        onChange={(event) => setWanted(Number(event.target.value))}
      />
    </ConfirmDialog>
  );
}
