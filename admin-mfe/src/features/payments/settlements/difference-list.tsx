import { gatewayName } from 'shared-ui/format';
import type { TableColumnsType } from 'antd';
import { type SettlementDifferenceView, useDifferencePageQuery } from 'shared-ui/api/admin-settlements';
import { adminSettlementsDifferencesTablePath } from 'shared-ui/api/paths';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Select, Tag } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { fileOf, ServerTable, useListAddress } from '../../../shared/server-table';
import { DifferenceResolving } from './difference-resolving';
import { GatewayFilter } from '../gateway-filter';
import styles from '../payments.module.css';
import { paymentsTexts } from '../texts';

const STATES = ['open', 'resolved'] as const;

function useDifferenceColumns(): TableColumnsType<SettlementDifferenceView> {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  const money = (paisa: number | null) => (paisa === null ? '–' : format.money(paisa / 100));
  return [
    {
      title: t('payment'),
      key: 'payment',
      render: (_, { paymentId, reference, gateway }) => (
        <>
          {paymentId ? (
            <Link to={`/dashboard/payments/${paymentId}`} className={styles.code}>
              {reference}
            </Link>
          ) : (
            <span className={styles.code}>{reference}</span>
          )}
          <span className={styles.note}>{gatewayName(gateway, format.language)}</span>
        </>
      ),
    },
    {
      title: t('difference'),
      key: 'difference',
      render: (_, { kind, note }) => (
        <>
          <Tag tone="bad">{t(`differs_${kind}`)}</Tag>
          {note && <span className={styles.note}>{note}</span>}
        </>
      ),
    },
    {
      title: t('ours'),
      key: 'ours',
      align: 'right',
      responsive: ['md'],
      render: (_, { ourPaisa }) => <span className={styles.money}>{money(ourPaisa)}</span>,
    },
    {
      title: t('theirs'),
      key: 'theirs',
      align: 'right',
      responsive: ['md'],
      render: (_, { theirPaisa }) => <span className={styles.money}>{money(theirPaisa)}</span>,
    },
    {
      title: t('since'),
      key: 'since',
      responsive: ['lg'],
      render: (_, { createdAt }) => <span className={styles.date}>{format.dateTime(createdAt)}</span>,
    },
    {
      title: t('actions'),
      key: 'actions',
      render: (_, difference) =>
        difference.resolvedAt ? '–' : <DifferenceResolving difference={difference} />,
    },
  ];
}

/** Differences between imported files and recorded payments, the oldest open ones first. */
export function DifferenceList() {
  const t = useTexts(paymentsTexts);
  const address = useListAddress(['gateway', 'state']);
  const { asked } = address;
  const list = useDifferencePageQuery(asked);
  return (
    <>
      <GatewayFilter value={asked.gateway ?? ''} onChange={(gateway) => address.change({ gateway })}>
        <Select
          label={t('state')}
          value={asked.state ?? 'open'}
          options={STATES.map((value) => ({ value, label: t(`differenceState_${value}`) }))}
          onChange={(event) => address.change({ state: event.target.value })}
        />
      </GatewayFilter>
      <ServerTable
        name="settlement-differences"
        label={t('part_differences')}
        list={list}
        address={address}
        columns={useDifferenceColumns()}
        sorts={{}}
        file={fileOf(adminSettlementsDifferencesTablePath, asked)}
        empty={{ title: t('noDifferences'), text: t('noDifferencesText') }}
      />
    </>
  );
}
