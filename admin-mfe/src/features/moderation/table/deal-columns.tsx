import { Grid, type TableColumnsType } from 'antd';
import type { CheckedDealView, ManagedDealView } from 'shared-ui/api/admin';
import { businessNameIn, useFormat, useTexts, type Format, type Translate } from 'shared-ui/i18n';
import { Tag } from 'shared-ui/ui';
import { DealActions } from '../deal-actions';
import { DealSlots } from '../featuring/deal-slots';
import type { DealState } from '../deal-states';
import { proposedDeal, submittedAt } from '../../../shared/deal-review/proposal';
import { TableChecks } from './table-checks';
import { moderationTexts } from '../../../shared/deal-review/texts';

export const DEAL_SORTS = {
  title: { ascend: 'title' },
  submitted: { ascend: 'oldest', descend: 'newest' },
  validUntil: { ascend: 'ending', descend: 'ending-last' },
} as const;

const dateColumns = (
  t: Translate<'submitted' | 'validUntil'>,
  format: Format,
): TableColumnsType<ManagedDealView> => [
  {
    title: t('submitted'),
    key: 'submitted',
    responsive: ['md'],
    render: (_, deal) => format.dateTime(submittedAt(deal)),
  },
  {
    title: t('validUntil'),
    key: 'validUntil',
    responsive: ['md'],
    render: (_, deal) => format.date(proposedDeal(deal).endDate),
  },
];

/** Table columns for deals in a state, with the actions. */
export function useDealColumns(
  state: DealState,
  checked: readonly CheckedDealView[],
): TableColumnsType<ManagedDealView> {
  const t = useTexts(moderationTexts);
  const format = useFormat();
  const isPending = state === 'pending';
  const hasSlots = state === 'active' || state === 'featured';
  const { md: isWide } = Grid.useBreakpoint();
  const columns: TableColumnsType<ManagedDealView> = [
    {
      title: t('dealTitle'),
      key: 'title',
      render: (_, deal) => (
        <>
          {proposedDeal(deal).title}{' '}
          {isPending && (
            <Tag tone={deal.pendingRevision ? 'waiting' : 'news'}>
              {t(deal.pendingRevision ? 'kindEdit' : 'kindNew')}
            </Tag>
          )}
          {hasSlots && !isWide && <DealSlots deal={deal} />}
        </>
      ),
    },
    {
      title: t('vendor'),
      key: 'vendor',
      responsive: ['sm'],
      render: (_, deal) =>
        t('vendorNumber', { name: businessNameIn(format.language, deal.vendor), id: String(deal.vendorId) }),
    },
    ...dateColumns(t, format),
  ];
  if (isPending)
    columns.push({
      title: t('checksColumn'),
      key: 'checks',
      responsive: ['lg'],
      render: (_, deal) => <TableChecks checked={checked.find(({ dealId }) => dealId === deal.id)} />,
    });
  if (hasSlots && isWide)
    columns.push({
      title: t('slotsColumn'),
      key: 'slots',
      render: (_, deal) => <DealSlots deal={deal} />,
    });
  if (state === 'rejected')
    columns.push({ title: t('reason'), key: 'reason', responsive: ['md'], dataIndex: 'rejectionReason' });
  columns.push({
    title: t('actions'),
    key: 'actions',
    render: (_, deal) => <DealActions deal={deal} state={state} />,
  });
  return columns;
}
