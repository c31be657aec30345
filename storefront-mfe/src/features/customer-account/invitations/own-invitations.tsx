import { useInvitationPagesInfiniteQuery } from 'shared-ui/api/loyalty';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card, ErrorState, Skeleton, SkeletonBlock } from 'shared-ui/ui';
import styles from '../customer-account.module.css';
import { InvitationTable } from './invitation-table';
import { invitationTexts } from './texts';

/** The people who came by the customer's links, and the points for it. */
export function OwnInvitations() {
  const t = useTexts(invitationTexts);
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInvitationPagesInfiniteQuery({});
  const invitations = data?.pages.flatMap((page) => page.items);
  return (
    <section aria-labelledby="invitations" className={styles.below}>
      <div className={styles.sectionHead}>
        <h2 id="invitations">{t('title')}</h2>
      </div>
      {invitations ? (
        <Card className={styles.sheet}>
          {invitations.length === 0 ? <p>{t('none')}</p> : <InvitationTable invitations={invitations} />}
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
      ) : isError ? (
        <ErrorState level={3} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
    </section>
  );
}
