import type { TableColumnsType } from 'antd';
import type { AdminStaffView, AdminVendorDetailView, VendorComplaintView } from 'shared-ui/api/admin-vendors';
import { adminVendorTablesComplaintsPath, adminVendorTablesStaffPath } from 'shared-ui/api/paths';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { EmptyState, Tag } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { useOwnRight } from '../../shared/own-right';
import { FileTable } from '../../shared/server-table';
import { vendorsTexts } from './texts';

/** Staff of a business. */
export function VendorStaff({ id, staff }: Pick<AdminVendorDetailView, 'id' | 'staff'>) {
  const t = useTexts(vendorsTexts);
  const seesUsers = useOwnRight('users');
  const columns: TableColumnsType<AdminStaffView> = [
    {
      title: t('name'),
      key: 'name',
      render: (_, { userId, name }) =>
        seesUsers ? <Link to={`/dashboard/users/${userId}`}>{name}</Link> : name,
    },
    { title: t('email'), key: 'email', dataIndex: 'email', responsive: ['md'] },
    { title: t('role'), key: 'role', render: (_, { role }) => t(`role_${role}`) },
    {
      title: t('branch'),
      key: 'branch',
      responsive: ['md'],
      render: (_, { branch }) => branch ?? t('allBranches'),
    },
  ];
  return (
    <FileTable<AdminStaffView>
      aria-label={t('staff')}
      file={adminVendorTablesStaffPath(id)}
      rowKey="userId"
      columns={columns}
      dataSource={staff}
      pagination={false}
    />
  );
}

/** Reported reviews of the business's deals. */
export function VendorComplaints({ id, complaints }: Pick<AdminVendorDetailView, 'id' | 'complaints'>) {
  const t = useTexts(vendorsTexts);
  const format = useFormat();
  if (complaints.length === 0)
    return (
      <EmptyState card level={2} drawing="plate" title={t('noComplaints')} text={t('noComplaintsText')} />
    );
  const columns: TableColumnsType<VendorComplaintView> = [
    { title: t('at'), key: 'at', render: (_, { at }) => format.dateTime(at) },
    {
      title: t('complaint'),
      key: 'complaint',
      render: (_, { reason, comment }) =>
        [t(reason === 'other' ? 'complaint_else' : `complaint_${reason}`), comment]
          .filter(Boolean)
          .join(' · '),
    },
    {
      title: t('review'),
      key: 'review',
      render: (_, { rating, review, isHidden }) => (
        <>
          {[t('stars', { count: format.number(rating) }), review].filter(Boolean).join(' · ')}{' '}
          {isHidden && <Tag tone="bad">{t('hidden')}</Tag>}
        </>
      ),
    },
    {
      title: t('deal'),
      key: 'deal',
      responsive: ['md'],
      render: (_, { dealId, dealTitle }) => <Link to={`/deals/${dealId}`}>{dealTitle}</Link>,
    },
  ];
  return (
    <FileTable<VendorComplaintView>
      aria-label={t('complaints')}
      file={adminVendorTablesComplaintsPath(id)}
      rowKey="id"
      columns={columns}
      dataSource={complaints}
      pagination={false}
    />
  );
}
