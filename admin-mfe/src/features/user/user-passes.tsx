import type { TableColumnsType } from 'antd';
import { type AdminUserPassView, useUserPassPageQuery } from 'shared-ui/api/admin-users';
import { adminUserTablesPassesPath } from 'shared-ui/api/paths';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Tag, type TagTone } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { ServerTable, useListAddress } from '../../shared/server-table';
import { userTexts } from './texts';

const TONES: Readonly<Record<AdminUserPassView['state'], TagTone>> = {
  issued: 'good',
  redeemed: 'brand',
  cancelled: 'neutral',
  expired: 'neutral',
  voided: 'bad',
};

/** Passes of a user. */
export function UserPasses({ id }: { id: number }) {
  const t = useTexts(userTexts);
  const format = useFormat();
  const address = useListAddress([]);
  const list = useUserPassPageQuery({ id, cursor: address.asked.cursor });
  const columns: TableColumnsType<AdminUserPassView> = [
    {
      title: t('deal'),
      key: 'deal',
      render: (_, { dealId, dealTitle }) => <Link to={`/deals/${dealId}`}>{dealTitle}</Link>,
    },
    {
      title: t('business'),
      key: 'business',
      responsive: ['md'],
      render: (_, { vendorId, businessName, businessNameNe }) => (
        <Link to={`/dashboard/vendors/${vendorId}`}>
          {inLanguage(format.language, businessName, businessNameNe)}
        </Link>
      ),
    },
    {
      title: t('state'),
      key: 'state',
      render: (_, { state }) => <Tag tone={TONES[state]}>{t(`state_${state}`)}</Tag>,
    },
    {
      title: t('issued'),
      key: 'issued',
      responsive: ['md'],
      render: (_, { issuedAt }) => format.dateTime(issuedAt),
    },
    {
      title: t('used'),
      key: 'used',
      responsive: ['lg'],
      render: (_, { redeemedAt }) => (redeemedAt ? format.dateTime(redeemedAt) : '–'),
    },
    {
      title: t('amount'),
      key: 'amount',
      align: 'right',
      responsive: ['lg'],
      render: (_, { amount }) => (amount === null ? '–' : format.money(amount)),
    },
  ];
  return (
    <ServerTable
      name="user-passes"
      label={t('tab_passes')}
      list={list}
      address={address}
      columns={columns}
      file={adminUserTablesPassesPath(id)}
      empty={{ title: t('noPasses'), text: t('noPassesText') }}
    />
  );
}
