import type { TableColumnsType } from 'antd';
import { type AdminPointsEntryView, useUserPointsPageQuery } from 'shared-ui/api/admin-users';
import { adminUserTablesPointsPath } from 'shared-ui/api/paths';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { ServerTable, useListAddress } from '../../shared/server-table';
import { userTexts } from './texts';

/** Complete history of a user's points. */
export function UserPoints({ id }: { id: number }) {
  const t = useTexts(userTexts);
  const format = useFormat();
  const address = useListAddress([]);
  const list = useUserPointsPageQuery({ id, cursor: address.asked.cursor });
  const columns: TableColumnsType<AdminPointsEntryView> = [
    { title: t('at'), key: 'at', render: (_, { createdAt }) => format.dateTime(createdAt) },
    {
      title: t('movement'),
      key: 'movement',
      align: 'right',
      render: (_, { delta }) => `${delta > 0 ? '+' : '−'}${format.number(Math.abs(delta))}`,
    },
    {
      title: t('why'),
      key: 'why',
      render: (_, { kind, dealTitle, reason }) =>
        [t(`kind_${kind}`), reason ?? dealTitle].filter(Boolean).join(' · '),
    },
  ];
  return (
    <ServerTable
      name="user-points"
      label={t('tab_points')}
      list={list}
      address={address}
      columns={columns}
      file={adminUserTablesPointsPath(id)}
      empty={{ title: t('noPoints'), text: t('noPointsText') }}
    />
  );
}
