import type { TableColumnsType } from 'antd';
import { type AdminVendorDealView, useVendorDealPageQuery } from 'shared-ui/api/admin-vendors';
import { adminVendorTablesDealsPath } from 'shared-ui/api/paths';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Tag, type TagTone } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { ServerTable, useListAddress } from '../../shared/server-table';
import { vendorsTexts } from './texts';
import { dealStateOf, type DealState } from './deal-state';

const TONES: Readonly<Record<DealState, TagTone>> = {
  pending: 'waiting',
  rejected: 'bad',
  scheduled: 'news',
  live: 'good',
  paused: 'neutral',
  expired: 'neutral',
};

function useDealColumns(): TableColumnsType<AdminVendorDealView> {
  const t = useTexts(vendorsTexts);
  const format = useFormat();
  return [
    {
      title: t('deal'),
      key: 'deal',
      render: (_, deal) => <Link to={`/deals/${deal.id}`}>{deal.title}</Link>,
    },
    {
      title: t('state'),
      key: 'state',
      render: (_, deal) => {
        const state = dealStateOf(deal, new Date());
        return <Tag tone={TONES[state]}>{t(`state_${state}`)}</Tag>;
      },
    },
    {
      title: t('price'),
      key: 'price',
      align: 'right',
      responsive: ['md'],
      render: (_, { discountedPrice, originalPrice }) =>
        `${format.money(discountedPrice)} / ${format.money(originalPrice)}`,
    },
    {
      title: t('ends'),
      key: 'ends',
      responsive: ['md'],
      render: (_, { endDate }) => format.date(endDate),
    },
    {
      title: t('passesUsed'),
      key: 'used',
      align: 'right',
      responsive: ['md'],
      render: (_, { passesUsed }) => format.number(passesUsed),
    },
    {
      title: t('rating'),
      key: 'rating',
      align: 'right',
      responsive: ['lg'],
      render: (_, { averageRating, ratingCount }) =>
        ratingCount > 0 ? `${format.rating(averageRating)} (${format.number(ratingCount)})` : '–',
    },
  ];
}

/** Current and former deals of a business. */
export function VendorDeals({ id }: { id: number }) {
  const t = useTexts(vendorsTexts);
  const address = useListAddress([]);
  const list = useVendorDealPageQuery({ id, cursor: address.asked.cursor });
  return (
    <ServerTable
      name="vendor-deals"
      label={t('deals')}
      list={list}
      address={address}
      columns={useDealColumns()}
      file={adminVendorTablesDealsPath(id)}
      empty={{ title: t('noDeals'), text: t('noDealsText') }}
    />
  );
}
