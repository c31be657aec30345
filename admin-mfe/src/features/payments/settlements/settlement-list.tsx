import { adminSettlementsTablePath } from 'shared-ui/api/paths';
import { gatewayName } from 'shared-ui/format';
import type { TableColumnsType } from 'antd';
import { type SettlementView, useSettlementPageQuery } from 'shared-ui/api/admin-settlements';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Tag } from 'shared-ui/ui';
import { fileOf, ServerTable, useListAddress } from '../../../shared/server-table';
import { GatewayFilter } from '../gateway-filter';
import styles from '../payments.module.css';
import { paymentsTexts } from '../texts';

function useSettlementColumns(): TableColumnsType<SettlementView> {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  return [
    {
      title: t('file'),
      key: 'file',
      render: (_, { gateway, periodFrom, periodTo }) => (
        <>
          {gatewayName(gateway, format.language)}
          <span className={styles.note}>
            {format.date(periodFrom)} – {format.date(periodTo)}
          </span>
        </>
      ),
    },
    {
      title: t('rows'),
      key: 'rows',
      align: 'right',
      responsive: ['md'],
      render: (_, { rows }) => <span className={styles.money}>{format.number(rows)}</span>,
    },
    {
      title: t('matched'),
      key: 'matched',
      align: 'right',
      responsive: ['md'],
      render: (_, { matched }) => <span className={styles.money}>{format.number(matched)}</span>,
    },
    {
      title: t('part_differences'),
      key: 'differences',
      render: (_, { differences, openDifferences }) => (
        <Tag tone={openDifferences > 0 ? 'bad' : 'good'}>
          {differences === 0
            ? t('noneDiffer')
            : t('openOf', { open: format.number(openDifferences), all: format.number(differences) })}
        </Tag>
      ),
    },
    {
      title: t('imported'),
      key: 'imported',
      responsive: ['lg'],
      render: (_, { createdAt, importedBy }) => (
        <>
          <span className={styles.date}>{format.dateTime(createdAt)}</span>
          <span className={styles.note}>{importedBy.name}</span>
        </>
      ),
    },
  ];
}

/** Imported settlement files, the newest first. */
export function SettlementList() {
  const t = useTexts(paymentsTexts);
  const address = useListAddress(['gateway']);
  const { asked } = address;
  const list = useSettlementPageQuery(asked);
  return (
    <>
      <GatewayFilter value={asked.gateway ?? ''} onChange={(gateway) => address.change({ gateway })} />
      <ServerTable
        name="settlements"
        label={t('part_imports')}
        list={list}
        address={address}
        columns={useSettlementColumns()}
        sorts={{}}
        file={fileOf(adminSettlementsTablePath, asked)}
        empty={{ title: t('noImports'), text: t('noImportsText') }}
      />
    </>
  );
}
