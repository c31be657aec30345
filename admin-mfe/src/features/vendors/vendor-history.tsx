import type { TableColumnsType } from 'antd';
import { useVendorHistoryPageQuery } from 'shared-ui/api/admin-vendors';
import type { AuditEntryView } from 'shared-ui/api/admin-audit';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useActionText } from '../../shared/audit-actions/use-action-text';
import { ServerTable, useListAddress } from '../../shared/server-table';
import { vendorsTexts } from './texts';

const reasonOf = ({ after }: AuditEntryView): string => {
  const reason = (after as { reason?: unknown } | null)?.reason;
  return typeof reason === 'string' ? reason : '–';
};

/** Audit log of the decisions about a business. */
export function VendorHistory({ id }: { id: number }) {
  const t = useTexts(vendorsTexts);
  const format = useFormat();
  const textOf = useActionText();
  const address = useListAddress([]);
  const list = useVendorHistoryPageQuery({ id, cursor: address.asked.cursor });
  const columns: TableColumnsType<AuditEntryView> = [
    { title: t('at'), key: 'at', render: (_, { at }) => format.dateTime(at) },
    { title: t('action'), key: 'action', render: (_, { action }) => textOf(action) },
    { title: t('statusReason'), key: 'reason', render: (_, entry) => reasonOf(entry) },
    {
      title: t('admin'),
      key: 'admin',
      responsive: ['md'],
      render: (_, { actor }) => actor?.name ?? t('system'),
    },
  ];
  return (
    <ServerTable
      label={t('history')}
      list={list}
      address={address}
      columns={columns}
      empty={{ title: t('noHistory'), text: t('noHistoryText') }}
    />
  );
}
