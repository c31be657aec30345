import { Table, type TableColumnsType } from 'antd';
import type { AdminUserView } from 'shared-ui/api/admin';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Tag } from 'shared-ui/kit';
import { usersTexts } from './texts';
import styles from './users.module.css';

/** People and what is worth knowing about them at a glance. */
export function UsersTable({ users }: { users: AdminUserView[] }) {
  const t = useTexts(usersTexts);
  const format = useFormat();
  const columns: TableColumnsType<AdminUserView> = [
    { title: t('name'), key: 'name', render: (_, { firstName, lastName }) => `${firstName} ${lastName}` },
    {
      title: t('email'),
      dataIndex: 'email',
      render: (email: string, user) => (
        <>
          {email}{' '}
          {user.suspendedAt ? (
            <Tag tone="bad">{t('suspended')}</Tag>
          ) : (
            <Tag tone={user.emailVerified ? 'good' : 'waiting'}>
              {t(user.emailVerified ? 'verified' : 'unverified')}
            </Tag>
          )}
        </>
      ),
    },
    {
      title: t('role'),
      dataIndex: 'role',
      responsive: ['sm'],
      render: (role: AdminUserView['role']) => t(`is_${role}`),
    },
    {
      title: t('city'),
      dataIndex: 'city',
      responsive: ['md'],
      render: (city: string | null) => city ?? t('none'),
    },
    {
      title: t('points'),
      dataIndex: 'loyaltyPoints',
      align: 'right',
      responsive: ['md'],
      render: (points: number) => format.number(points),
    },
    {
      title: t('joined'),
      dataIndex: 'createdAt',
      responsive: ['lg'],
      render: (at: string) => format.date(at),
    },
  ];
  return (
    <Table rowKey="id" columns={columns} dataSource={users} pagination={false} className={styles.table} />
  );
}
