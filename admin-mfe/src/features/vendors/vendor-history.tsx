import type { TableColumnsType } from 'antd';
import { useVendorHistoryPageQuery } from 'shared-ui/api/admin-vendors';
import { auditTableTablePath } from 'shared-ui/api/paths';
import type { AuditEntryView } from 'shared-ui/api/admin-audit';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useActionText } from '../../shared/audit-actions/use-action-text';
import { fileOf, ServerTable, useListAddress } from '../../shared/server-table';
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
      name="vendor-history"
      label={t('history')}
      list={list}
      address={address}
      columns={columns}
      file={fileOf(auditTableTablePath, { subjectType: 'vendor', subjectId: String(id) })}
      empty={{ title: t('noHistory'), text: t('noHistoryText') }}
    />
  );
}
