import type { TableColumnsType } from 'antd';
import type { AdminUserView } from 'shared-ui/api/admin-users';
import { useCatalogNames } from 'shared-ui/dashboard';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Tag } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { usersTexts } from './texts';

export const USER_SORTS = {
  name: { ascend: 'name' },
  points: { descend: 'points' },
  joined: { ascend: 'oldest', descend: 'newest' },
} as const;

/** True if the account's e-mail, or its phone number without one, was verified. */
const isVerified = ({ email, emailVerified }: AdminUserView): boolean => email === null || emailVerified;

/** Columns of the user list. */
export function useUserColumns(): TableColumnsType<AdminUserView> {
  const t = useTexts(usersTexts);
  const format = useFormat();
  const names = useCatalogNames();
  return [
    {
      title: t('name'),
      key: 'name',
      render: (_, { id, firstName, lastName }) => (
        <Link to={`/dashboard/users/${id}`}>{`${firstName} ${lastName}`}</Link>
      ),
    },
    {
      title: t('email'),
      key: 'email',
      dataIndex: 'email',
      render: (email: string | null, user) => (
        <>
          {email ?? user.verifiedPhone}{' '}
          {user.suspendedAt ? (
            <Tag tone="bad">{t('suspended')}</Tag>
          ) : (
            <Tag tone={isVerified(user) ? 'good' : 'waiting'}>
              {t(isVerified(user) ? 'verified' : 'unverified')}
            </Tag>
          )}
        </>
      ),
    },
    {
      title: t('role'),
      key: 'role',
      dataIndex: 'role',
      responsive: ['md'],
      render: (role: AdminUserView['role']) => t(`is_${role}`),
    },
    {
      title: t('city'),
      key: 'city',
      dataIndex: 'city',
      responsive: ['md'],
      render: (city: string | null) => (city ? names.city(city) : t('none')),
    },
    {
      title: t('points'),
      key: 'points',
      dataIndex: 'loyaltyPoints',
      align: 'right',
      responsive: ['md'],
      render: (points: number) => format.number(points),
    },
    {
      title: t('joined'),
      key: 'joined',
      dataIndex: 'createdAt',
      responsive: ['lg'],
      render: (at: string) => format.date(at),
    },
  ];
}
