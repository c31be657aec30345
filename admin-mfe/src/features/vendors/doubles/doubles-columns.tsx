import type { TableColumnsType } from 'antd';
import type { CounterDoublesView } from 'shared-ui/api/admin-vendors';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { useOwnRight } from '../../../shared/own-right';
import styles from '../vendors.module.css';
import { doublesTexts } from './texts';
import { WithdrawDevice } from './withdraw-device';

/** Numbers that a phone shows below the row. */
const COUNTS = ['cancelled', 'expired', 'beyond', 'confirmed'] as const;

/** Columns of the devices, with the button that withdraws one. */
export function useDoublesColumns(): TableColumnsType<CounterDoublesView> {
  const t = useTexts(doublesTexts);
  const format = useFormat();
  const seesUsers = useOwnRight('users');
  return [
    {
      title: t('device'),
      key: 'device',
      render: (_, { deviceName, vendorId, businessName, branchName }) => (
        <>
          <span>{deviceName}</span>
          <span className={styles.proposal}>
            <Link to={`/dashboard/vendors/${vendorId}`}>{businessName}</Link>
            {branchName && ` · ${branchName}`}
          </span>
        </>
      ),
    },
    {
      title: t('person'),
      key: 'person',
      responsive: ['md'],
      render: (_, { personId, person }) =>
        seesUsers ? <Link to={`/dashboard/users/${personId}`}>{person}</Link> : person,
    },
    {
      title: t('doubles'),
      key: 'doubles',
      align: 'right',
      responsive: ['sm'],
      render: (_, { doubles }) => format.number(doubles),
    },
    ...COUNTS.map((count) => ({
      title: t(count),
      key: count,
      align: 'right' as const,
      responsive: ['lg' as const],
      render: (_: unknown, row: CounterDoublesView) => format.number(row[count]),
    })),
    {
      title: t('borne'),
      key: 'borne',
      align: 'right',
      responsive: ['lg'],
      render: (_, { borne }) => format.money(borne),
    },
    {
      title: t('last'),
      key: 'last',
      responsive: ['lg'],
      render: (_, { lastAt }) => format.dateTime(lastAt),
    },
    { title: t('actions'), key: 'actions', render: (_, row) => <WithdrawDevice device={row} /> },
  ];
}
