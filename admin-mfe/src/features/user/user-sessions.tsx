import type { TableColumnsType } from 'antd';
import type { AdminSessionView, AdminUserDetailView } from 'shared-ui/api/admin-users';
import { adminUserTablesSessionsPath } from 'shared-ui/api/paths';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { EmptyState } from 'shared-ui/ui';
import { FileTable } from '../../shared/server-table';
import { userTexts } from './texts';

/** Active sessions of a user. */
export function UserSessions({ id, sessions }: Pick<AdminUserDetailView, 'id' | 'sessions'>) {
  const t = useTexts(userTexts);
  const format = useFormat();
  if (sessions.length === 0)
    return <EmptyState card level={2} drawing="plate" title={t('noSessions')} text={t('noSessionsText')} />;
  const columns: TableColumnsType<AdminSessionView> = [
    {
      title: t('device'),
      key: 'device',
      render: (_, { browser, system }) =>
        browser && system ? t('browserOn', { browser, system }) : (browser ?? system ?? t('unknownDevice')),
    },
    {
      title: t('signedIn'),
      key: 'signedIn',
      responsive: ['md'],
      render: (_, { createdAt }) => format.dateTime(createdAt),
    },
    { title: t('lastSeen'), key: 'lastSeen', render: (_, { lastSeenAt }) => format.dateTime(lastSeenAt) },
  ];
  return (
    <FileTable<AdminSessionView>
      aria-label={t('tab_sessions')}
      file={adminUserTablesSessionsPath(id)}
      rowKey="id"
      columns={columns}
      dataSource={sessions}
      pagination={false}
    />
  );
}
