import type { ManagedDealView } from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import type { ApprovalBlock } from './approval-block';
import styles from '../moderation.module.css';
import { moderationTexts } from '../../../shared/deal-review/texts';

interface ApprovalBlockNoteProps {
  deal: Pick<ManagedDealView, 'vendorId'>;
  block: ApprovalBlock;
}

/** Replaces the Approve button and links to the decision that is required first. */
export function ApprovalBlockNote({ deal, block }: ApprovalBlockNoteProps) {
  const t = useTexts(moderationTexts);
  return (
    <p className={styles.blocked}>
      {t(`blocked_${block}`)}{' '}
      {block !== 'ended' && <Link to={`/dashboard/vendors/${deal.vendorId}`}>{t('toBusiness')}</Link>}
    </p>
  );
}
