import { Link } from 'shared-ui/router';
import type { NotificationView } from 'shared-ui/api/notifications';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { cx, VisuallyHidden } from 'shared-ui/ui';
import styles from './account.module.css';
import { accountTexts } from './texts';

interface NotificationItemProps {
  notification: NotificationView;
  onOpen(): void;
}

/** Notification; opening it marks it as read. */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const t = useTexts(accountTexts);
  const format = useFormat();
  const { title, titleNe, text, textNe, path, createdAt, readAt } = notification;
  return (
    <li>
      <Link to={path} className={cx(styles.notice, !readAt && styles.unread)} onClick={onOpen}>
        <span className={styles.words}>
          <b>{inLanguage(format.language, title, titleNe)}</b>
          <span className={styles.text}>{inLanguage(format.language, text, textNe)}</span>
          <time className={styles.time} dateTime={createdAt}>
            {format.dateTime(createdAt)}
          </time>
        </span>
        {!readAt && (
          <span className={styles.dot}>
            <VisuallyHidden>{t('unread')}</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  );
}
