import { useEffect } from 'react';
import { useAdminDealsPendingQuery, type ManagedDealView } from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { DealChecks } from '../../shared/deal-review/deal-checks';
import { DealUnderReview } from './deal-under-review';
import { DecisionPanel } from './decisions/decision-panel';
import styles from './moderation.module.css';
import { Queue } from './queue';
import { moderationTexts } from '../../shared/deal-review/texts';
import { useDecisions } from './decisions/use-decisions';

const LARGEST_PAGE = 100;

function Bench({ deals }: { deals: readonly ManagedDealView[] }) {
  const decisions = useDecisions();
  const [parameters, setParameters] = useSearchParams();
  const wanted = deals.findIndex(({ id }) => String(id) === parameters.get('deal'));
  const index = Math.max(wanted, 0);
  const deal = deals[index];
  const open = (at: number) => {
    const next = deals[Math.min(Math.max(at, 0), deals.length - 1)];
    if (next) setParameters({ deal: String(next.id) }, { replace: true });
  };
  const id = deal?.id;
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [id]);
  if (!deal) return null;
  return (
    <div className={styles.bench}>
      <Queue deals={deals} selected={deal.id} />
      <DealUnderReview deal={deal} />
      <div className={styles.side}>
        <DealChecks deal={deal} />
        <DecisionPanel
          key={deal.id}
          deal={deal}
          busy={decisions.busy}
          isWaiting={decisions.isWaiting(deal)}
          onApprove={() => void decisions.approve(deal)}
          onReject={(why) => void decisions.reject(deal, why)}
          onStep={(by) => open(index + by)}
        />
      </div>
    </div>
  );
}

/** New deals and revisions, shown one at a time, the oldest first. */
export function PendingQueue() {
  const t = useTexts(moderationTexts);
  const { data: deals, isLoading, isError, refetch } = useAdminDealsPendingQuery({ limit: LARGEST_PAGE });
  if (isLoading)
    return (
      <Skeleton>
        <SkeletonBlock style={{ height: 420 }} />
      </Skeleton>
    );
  if (isError)
    return (
      <ErrorState level={2} title={t('failedTitle')} text={t('failedText')} onRetry={() => void refetch()} />
    );
  if (!deals?.length)
    return <EmptyState level={2} drawing="plate" title={t('emptyTitle')} text={t('emptyText')} card />;
  return <Bench deals={deals} />;
}
