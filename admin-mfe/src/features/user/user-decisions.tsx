import type { TableColumnsType } from 'antd';
import type { AdminUserDetailView, UserDecisionView } from 'shared-ui/api/admin-users';
import { adminUserTablesDecisionsPath } from 'shared-ui/api/paths';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { EmptyState } from 'shared-ui/ui';
import { FileTable } from '../../shared/server-table';
import { userTexts } from './texts';

/** Decisions of admins about a user, with their reasons. */
export function UserDecisions({ id, decisions }: Pick<AdminUserDetailView, 'id' | 'decisions'>) {
  const t = useTexts(userTexts);
  const format = useFormat();
  if (decisions.length === 0)
    return <EmptyState card level={2} drawing="plate" title={t('noDecisions')} text={t('noDecisionsText')} />;
  const columns: TableColumnsType<UserDecisionView> = [
    { title: t('at'), key: 'at', render: (_, { at }) => format.dateTime(at) },
    { title: t('decision'), key: 'decision', render: (_, { action }) => t(`act_${action}`) },
    { title: t('why'), key: 'why', dataIndex: 'reason' },
    { title: t('admin'), key: 'admin', dataIndex: 'admin', responsive: ['md'] },
  ];
  return (
    <FileTable<UserDecisionView>
      aria-label={t('tab_decisions')}
      file={adminUserTablesDecisionsPath(id)}
      rowKey="id"
      columns={columns}
      dataSource={decisions}
      pagination={false}
    />
  );
}
