import { useAdminMessagesOneQuery } from 'shared-ui/api/admin-messages';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, EmptyState, ErrorState, Skeleton, Tag } from 'shared-ui/ui';
import { Link, useParams } from 'shared-ui/router';
import { isApiFailure } from 'shared-ui/store';
import { MessageInbox } from './message-inbox';
import { STATE_TONE } from './message-states';
import styles from './messages.module.css';
import { messagesTexts } from './texts';

/** Message with its replies, notes and possible actions. */
export function MessagePage() {
  const t = useTexts(messagesTexts);
  const id = Number(useParams().id);
  const { currentData: message, error, refetch } = useAdminMessagesOneQuery({ id });
  return (
    <>
      <p className={styles.back}>
        <Link to="/dashboard/messages">{t('back')}</Link>
      </p>
      <h1 className={styles.heading}>
        {message ? (message.category ? t(`help_${message.category}`) : message.subject) : t('message')}
      </h1>
      {message ? (
        <>
          <p className={styles.tags}>
            <Tag tone={STATE_TONE[message.state]}>{t(`state_${message.state}`)}</Tag>
            {message.isOverdue && <Tag tone="bad">{t('state_overdue')}</Tag>}
          </p>
          <MessageInbox key={message.id} message={message} onRejected={refetch} />
        </>
      ) : isApiFailure(error) && (error.status === 404 || error.status === 400) ? (
        <EmptyState card level={2} drawing="search" title={t('missing')} text={t('missingText')} />
      ) : error ? (
        <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
    </>
  );
}
