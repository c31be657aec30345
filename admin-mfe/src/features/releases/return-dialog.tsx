import { useAdminReleasesReturnToMutation, type ReleaseView } from 'shared-ui/api/admin-releases';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { ConfirmDialog } from 'shared-ui/ui';
import { releaseTexts } from './texts';

interface ReturnDialogProps {
  release: ReleaseView;
  version: string;
  onClose(): void;
}

/** Gives all visitors another version. */
export function ReturnDialog({ release: { id, live }, version, onClose }: ReturnDialogProps) {
  const t = useTexts(releaseTexts);
  const [returnTo] = useAdminReleasesReturnToMutation();
  const { busy, decide } = useDecision();
  const confirm = async () => {
    const isDone = await decide(
      { id, live, version },
      (key) => returnTo({ remote: id, returnReleaseDto: { live, version }, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('returnDone'), text: t('returnDoneText', { id, version }) },
      t('returnFailed'),
    );
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('returnTitle', { id })}
      text={t('returnText', { version, live })}
      confirm={t('return')}
      cancel={t('cancel')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
