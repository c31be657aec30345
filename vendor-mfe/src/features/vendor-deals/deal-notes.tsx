import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Alert, Button } from 'shared-ui/ui';
import styles from './vendor-deals.module.css';
import { vendorDealsTexts } from './texts';
import type { DealActions } from './use-deal-actions';

interface DealNotesProps {
  deal: ManagedDealView;
  actions: DealActions;
}

/** Notices about decisions of admins, made or pending. */
export function DealNotes({ deal, actions }: DealNotesProps) {
  const t = useTexts(vendorDealsTexts);
  const format = useFormat();
  return (
    <>
      {deal.status === 'rejected' && (
        <Alert tone="error" title={t('rejectedTitle')}>
          {deal.rejectionReason ?? t('rejectedText')}
        </Alert>
      )}
      {deal.asked && (
        <Alert tone="error" title={t('askedTitle', { day: format.shortDate(deal.asked.at) })}>
          {deal.asked.note}{' '}
          <Link to={`/dashboard/deals/${deal.id}/edit`} className={styles.noteLink}>
            {t('askedEdit')}
          </Link>
        </Alert>
      )}
      {deal.pendingRevision && (
        <Alert
          tone="warning"
          title={t('revisionTitle', { day: format.shortDate(deal.pendingRevision.submittedAt) })}
        >
          {t('revisionText')}{' '}
          <Button variant="text" disabled={actions.busy} onClick={() => void actions.withdraw()}>
            {t('withdraw')}
          </Button>
        </Alert>
      )}
      {deal.revisionRejection && (
        <Alert tone="error" title={t('revisionRejectedTitle')}>
          {deal.revisionRejection}
        </Alert>
      )}
    </>
  );
}
