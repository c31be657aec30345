import { notificationsApi, useNotificationPagesInfiniteQuery } from 'shared-ui/api/notifications';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button, ButtonLink, Card, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import styles from './account.module.css';
import { NotificationItem } from './notification-item';
import { accountTexts } from './texts';
import { useSave } from './use-save';

function NotificationList() {
  const t = useTexts(accountTexts);
  const [markRead] = notificationsApi.useNotificationsReadMutation();
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useNotificationPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const notifications = data?.pages.flatMap((page) => page.items);
  if (!notifications && isError)
    return <ErrorState title={t('loadFailed')} text={t('loadFailedText')} onRetry={() => void refetch()} />;
  if (!notifications) {
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  }
  if (notifications.length === 0) {
    return (
      <EmptyState
        card
        drawing="ticket"
        title={t('noNotifications')}
        text={t('noNotificationsText')}
        actions={<ButtonLink to="/deals">{t('findDeal')}</ButtonLink>}
      />
    );
  }
  return (
    <Card className={styles.sheet}>
      <ul className={styles.rows}>
        {notifications.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            onOpen={() => {
              if (!notification.readAt) void markRead({ readNotificationsDto: { ids: [notification.id] } });
            }}
          />
        ))}
      </ul>
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

/** List of notifications with a button that marks all as read. */
export function NotificationsPage() {
  const t = useTexts(accountTexts);
  const { busy, save } = useSave();
  const { data } = notificationsApi.useNotificationsUnreadQuery();
  const [markRead] = notificationsApi.useNotificationsReadMutation();
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <h1>{t('notifications')}</h1>
        {data && data.unread > 0 && (
          <Button
            variant="tint"
            disabled={busy}
            onClick={() =>
              void save(() => markRead({ readNotificationsDto: {} }).unwrap(), {
                kind: 'success',
                title: t('saved'),
              })
            }
          >
            {t('markAllRead')}
          </Button>
        )}
      </div>
      <NotificationList />
    </div>
  );
}
