import type { TableColumnsType } from 'antd';
import { type AdminStatementView, useStatementPageQuery } from 'shared-ui/api/admin-vendor-accounts';
import { adminAccountTablesStatementsPath } from 'shared-ui/api/paths';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { RemovableChip, TextField } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { fileOf, ServerTable, useListAddress } from '../../../shared/server-table';
import styles from '../payments.module.css';
import { paymentsTexts } from '../texts';

const SORTS = { day: { ascend: 'oldest', descend: 'newest' } } as const;
const SUMS = ['opening', 'sold', 'returned', 'points', 'paidOut', 'closing'] as const;

function useStatementColumns(): TableColumnsType<AdminStatementView> {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  return [
    {
      title: t('day'),
      key: 'day',
      render: (_, { day, vendor }) => (
        <>
          <span className={styles.date}>{format.day(day)}</span>
          <Link className={styles.note} to={`/dashboard/vendors/${vendor.id}`}>
            {businessNameIn(format.language, vendor)}
          </Link>
        </>
      ),
    },
    {
      title: t('passesSold'),
      key: 'passes',
      align: 'right',
      responsive: ['lg'],
      render: (_, { passesSold }) => format.number(passesSold),
    },
    ...SUMS.map((sum) => ({
      title: t(sum),
      key: sum,
      align: 'right' as const,
      responsive: sum === 'closing' ? undefined : (['md'] as 'md'[]),
      render: (_: unknown, statement: AdminStatementView) => (
        <span className={styles.money}>{format.money(statement[`${sum}Paisa`] / 100)}</span>
      ),
    })),
  ];
}

/** Daily statements of businesses. */
export function StatementList() {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  const address = useListAddress(['vendor', 'from', 'to', 'sort']);
  const { asked } = address;
  const list = useStatementPageQuery(asked);
  const columns = useStatementColumns();
  const vendor = asked.vendor ? list.currentData?.items[0]?.vendor : undefined;
  const business = vendor && businessNameIn(format.language, vendor);
  return (
    <>
      {asked.vendor && (
        <p className={styles.tabs}>
          <RemovableChip
            to="/dashboard/payments?tab=accounts&list=statements"
            name={business || t('oneBusiness')}
          />
        </p>
      )}
      <div className={styles.filters}>
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={t(name)}
            value={asked[name] ?? ''}
            onChange={(event) => address.change({ [name]: event.target.value })}
          />
        ))}
      </div>
      <ServerTable
        name="statements"
        label={t('list_statements')}
        list={list}
        address={address}
        columns={columns}
        sorts={SORTS}
        file={fileOf(adminAccountTablesStatementsPath, asked)}
        empty={{ title: t('noStatements'), text: t('noStatementsText') }}
      />
    </>
  );
}
