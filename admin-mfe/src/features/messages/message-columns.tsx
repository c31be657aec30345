import type { TableColumnsType } from 'antd';
import type { AdminMessageView } from 'shared-ui/api/admin-messages';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { cx, Tag } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { STATE_TONE } from './message-states';
import styles from './messages.module.css';
import { messagesTexts } from './texts';

export const MESSAGE_SORTS = {
  due: { ascend: 'due' },
  received: { ascend: 'oldest', descend: 'newest' },
} as const;

function StateTags({
  message: { state, isOverdue },
  className,
}: {
  message: AdminMessageView;
  className: string;
}) {
  const t = useTexts(messagesTexts);
  return (
    <span className={className}>
      <Tag tone={STATE_TONE[state]}>{t(`state_${state}`)}</Tag>
      {isOverdue && <Tag tone="bad">{t('state_overdue')}</Tag>}
    </span>
  );
}

export function useMessageColumns(): TableColumnsType<AdminMessageView> {
  const t = useTexts(messagesTexts);
  const format = useFormat();
  return [
    {
      title: t('message'),
      key: 'message',
      render: (_, message) => (
        <div className={styles.cell}>
          <Link to={`/dashboard/messages/${message.id}`} className={styles.subject}>
            {message.category ? t(`help_${message.category}`) : message.subject}
          </Link>
          <span className={styles.excerpt}>{message.excerpt}</span>
          <span className={styles.small}>{message.name}</span>
          <StateTags message={message} className={cx(styles.tags, styles.onPhones)} />
        </div>
      ),
    },
    {
      title: t('state'),
      key: 'state',
      responsive: ['md'],
      render: (_, message) => <StateTags message={message} className={cx(styles.tags)} />,
    },
    {
      title: t('assignee'),
      key: 'assignee',
      responsive: ['md'],
      render: (_, { assignee }) => assignee?.name ?? t('nobody'),
    },
    {
      title: t('due'),
      key: 'due',
      responsive: ['md'],
      render: (_, { dueAt }) => format.dateTime(dueAt),
    },
    {
      title: t('received'),
      key: 'received',
      responsive: ['lg'],
      render: (_, { createdAt }) => format.dateTime(createdAt),
    },
  ];
}
