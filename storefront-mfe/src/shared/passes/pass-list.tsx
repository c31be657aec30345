import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button, ButtonLink, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { useIsOffline } from '../pass/use-is-offline';
import { OpenCodes } from './open-codes';
import styles from './passes.module.css';
import { usePassPagesInfiniteQuery, type PassListQuery } from './pass-pages-api';
import { PassTicket } from './pass-ticket';
import { SavedCodes } from './saved-codes';
import { passesTexts } from './texts';

const NOTHING = {
  issued: { title: 'noCodes', text: 'noCodesText' },
  redeemed: { title: 'noneUsed', text: 'noneUsedText' },
  expired: { title: 'noneExpired', text: 'noneExpiredText' },
} as const;

interface PassListProps extends PassListQuery {
  /** Heading level of the ticket titles. */
  level?: 2 | 3;
  /** Hides the link to further pages. */
  brief?: boolean;
}

/** Passes in one state, with their loading, empty, error and offline states. */
export function PassList({ state, limit, level = 2, brief }: PassListProps) {
  const t = useTexts(passesTexts);
  const list = usePassPagesInfiniteQuery({ state, limit });
  const isOffline = useIsOffline();
  const passes = list.data?.pages.flatMap((page) => page.items);
  if (!passes && list.isError) {
    if (isOffline && state === 'issued')
      return <SavedCodes level={level} onRetry={() => void list.refetch()} />;
    return (
      <ErrorState
        level={level}
        title={t('failed')}
        text={t('failedText')}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!passes) {
    return (
      <Skeleton className={styles.list}>
        <SkeletonBlock className={styles.bone} />
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  }
  if (passes.length === 0) {
    const { title, text } = NOTHING[state];
    const find = <ButtonLink to="/deals">{t('findDeal')}</ButtonLink>;
    return <EmptyState card drawing="ticket" level={level} title={t(title)} text={t(text)} actions={find} />;
  }
  return (
    <div className={styles.list}>
      {state === 'issued' ? (
        <OpenCodes passes={passes} level={level} />
      ) : (
        passes.map((pass) => <PassTicket key={pass.id} pass={pass} level={level} />)
      )}
      {list.hasNextPage && !brief && (
        <Button variant="outline" className={styles.more} onClick={() => void list.fetchNextPage()}>
          {t('showMore')}
        </Button>
      )}
    </div>
  );
}
