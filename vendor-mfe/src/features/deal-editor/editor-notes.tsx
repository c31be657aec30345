import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import { type DealForm } from './deal-fields';
import { dealFormOf, withChanges } from './deal-form';
import { dealEditorTexts } from './texts';
import { VersionTable } from './conflict/version-table';
import { differences } from './conflict/versions';

function Revision({ deal, changes }: { deal: ManagedDealView; changes: Record<string, unknown> }) {
  const t = useTexts(dealEditorTexts);
  const versions = [dealFormOf(deal), dealFormOf(withChanges(deal, changes))] as const;
  return (
    <VersionTable
      label={t('revision')}
      heads={[t('shownNow'), t('changed')]}
      versions={versions}
      fields={differences(...versions)}
    />
  );
}

/** Notice that unsaved content was restored. */
export function RestoredNote() {
  const t = useTexts(dealEditorTexts);
  return (
    <Alert tone="news" title={t('restoredTitle')}>
      {t('restoredText')}
    </Alert>
  );
}

interface StateNoteProps {
  deal: ManagedDealView;
  /** Fills the form with the rejected revision. */
  onLoadNewer(form: DealForm): void;
}

/** State of earlier revisions, and the effect of the next one. */
export function StateNote({ deal, onLoadNewer }: StateNoteProps) {
  const t = useTexts(dealEditorTexts);
  const format = useFormat();
  const { pendingRevision, rejectedRevision } = deal;
  if (pendingRevision) {
    return (
      <Alert tone="warning" title={t('waitingTitle', { day: format.shortDate(pendingRevision.submittedAt) })}>
        <p>{t('waitingText')}</p>
        <Revision deal={deal} changes={pendingRevision.changes} />
      </Alert>
    );
  }
  if (rejectedRevision) {
    return (
      <Alert tone="error" title={t('revisionRejected')}>
        <p>{rejectedRevision.reason}</p>
        <Revision deal={deal} changes={rejectedRevision.changes} />
        <Button
          size="small"
          variant="tint"
          onClick={() => onLoadNewer(dealFormOf(withChanges(deal, rejectedRevision.changes)))}
        >
          {t('takeUp')}
        </Button>
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
