import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/kit';
import styles from './deal-editor.module.css';
import { dealEditorTexts } from './texts';

/** What will become of the changes to this deal. */
export function StateNote({ deal }: { deal: ManagedDealView }) {
  const t = useTexts(dealEditorTexts);
  if (deal.pendingRevision) {
    return (
      <Alert tone="warning" title={t('waitingTitle')}>
        {t('waitingText')}
      </Alert>
    );
  }
  if (deal.moderationStatus === 'approved') {
    return (
      <Alert tone="news" title={t('liveTitle')}>
        {t('liveText')}
      </Alert>
    );
  }
  if (deal.moderationStatus !== 'rejected') return null;
  return (
    <Alert tone="error" title={t('rejectedTitle')}>
      {deal.rejectionReason ?? t('rejectedText')}
    </Alert>
  );
}

interface ConflictNoteProps {
  busy: boolean;
  onSubmitMine(): void;
  onLoadNewer(): void;
}

/** Two people edited one deal: what was typed stays, and its writer decides. */
export function ConflictNote({ busy, onSubmitMine, onLoadNewer }: ConflictNoteProps) {
  const t = useTexts(dealEditorTexts);
  return (
    <Alert tone="warning" title={t('conflictTitle')} live>
      <p>{t('conflictText')}</p>
      <div className={styles.choices}>
        <Button size="small" disabled={busy} onClick={onSubmitMine}>
          {t('submitMine')}
        </Button>
        <Button size="small" variant="tint" disabled={busy} onClick={onLoadNewer}>
          {t('loadNewer')}
        </Button>
      </div>
    </Alert>
  );
}
