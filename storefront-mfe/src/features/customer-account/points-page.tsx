import { usePointsPagesInfiniteQuery } from 'shared-ui/api/loyalty';
import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { pointsTablePath } from 'shared-ui/api/paths';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button, ButtonLink, Card, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { TableLink } from '../../shared/table-link/table-link';
import styles from './customer-account.module.css';
import { OwnInvitations } from './invitations/own-invitations';
import { LoyaltyCard } from './loyalty-card';
import { PointsTable } from './points-table';
import { SavingsCard } from './savings-card';
import { customerAccountTexts } from './texts';

function PointsHistory() {
  const t = useTexts(customerAccountTexts);
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    usePointsPagesInfiniteQuery({});
  const entries = data?.pages.flatMap((page) => page.items);
  if (!entries && isError)
    return <ErrorState title={t('pointsFailed')} text={t('failedText')} onRetry={() => void refetch()} />;
  if (!entries) {
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  }
  if (entries.length === 0) {
    const find = <ButtonLink to="/deals">{t('findDeal')}</ButtonLink>;
    return <EmptyState card drawing="ticket" title={t('noPoints')} text={t('noPointsText')} actions={find} />;
  }
  return (
    <Card className={styles.sheet}>
      <div className={styles.file}>
        <TableLink url={pointsTablePath} label={t('pointsFile')} />
      </div>
      <PointsTable entries={entries} />
      {hasNextPage && (
        <Button
          variant="outline"
          className={styles.more}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('showMore')}
        </Button>
      )}
    </Card>
  );
}

/** Points, the plan's multiplier, the savings of the year, and all points entries. */
export function PointsPage() {
  const t = useTexts(customerAccountTexts);
  const { data: account } = useOwnAccountOneQuery();
  return (
    <>
      <div className={styles.top}>
        <h1>{t('pointsHistory')}</h1>
      </div>
      <p className={styles.lead}>{t('pointsLead')}</p>
      <div className={styles.cards}>
        {account && <LoyaltyCard account={account} />}
        <SavingsCard />
      </div>
      <div className={styles.below}>
        <PointsHistory />
      </div>
      <OwnInvitations />
    </>
  );
}
