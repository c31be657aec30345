import { useAuditLogActionsQuery, useAuditPageQuery } from 'shared-ui/api/admin-audit';
import { auditTableTablePath } from 'shared-ui/api/paths';
import { useTexts } from 'shared-ui/i18n';
import { Button, Select, TextField } from 'shared-ui/ui';
import { useActionText } from '../../shared/audit-actions/use-action-text';
import { fileOf, ServerTable, useListAddress } from '../../shared/server-table';
import { ActDetails } from './act-details';
import { AUDIT_SORTS, useAuditColumns } from './audit-columns';
import styles from './audit.module.css';
import { auditTexts } from './texts';

const NAMES = ['action', 'subjectType', 'subjectId', 'actor', 'from', 'to', 'sort'] as const;

type Address = ReturnType<typeof useListAddress<(typeof NAMES)[number]>>;

/** Filters by action and day, and the way back from an actor or a subject. */
function AuditFilters({ address }: { address: Address }) {
  const t = useTexts(auditTexts);
  const textOf = useActionText();
  const { action = '', from = '', to = '', subjectType, subjectId, actor } = address.asked;
  const { data: actions = [] } = useAuditLogActionsQuery();
  return (
    <div className={styles.filters}>
      <Select
        label={t('action')}
        value={action}
        options={[
          { value: '', label: t('allActions') },
          ...actions.map((one) => ({ value: one, label: textOf(one) })),
        ]}
        onChange={(event) => address.change({ action: event.target.value })}
      />
      <TextField
        type="date"
        label={t('from')}
        value={from}
        max={to || undefined}
        onChange={(event) => address.change({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={t('to')}
        value={to}
        min={from || undefined}
        onChange={(event) => address.change({ to: event.target.value })}
      />
      {(subjectType || subjectId || actor) && (
        <Button
          variant="text"
          className={styles.clear}
          onClick={() => address.change({ subjectType: undefined, subjectId: undefined, actor: undefined })}
        >
          {actor
            ? t('clearActor')
            : t('clearSubject', { subject: `${subjectType ?? ''} ${subjectId ?? ''}` })}
        </Button>
      )}
    </div>
  );
}

/** Audit log of the site. Entries cannot be changed or deleted. */
export function AuditPage() {
  const t = useTexts(auditTexts);
  const address = useListAddress(NAMES);
  const list = useAuditPageQuery(address.asked);
  const columns = useAuditColumns(address.change);
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <AuditFilters address={address} />
      <ServerTable
        name="audit"
        label={t('title')}
        list={list}
        address={address}
        columns={columns}
        sorts={AUDIT_SORTS}
        file={fileOf(auditTableTablePath, address.asked)}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        expanded={(entry) => <ActDetails entry={entry} />}
      />
    </>
  );
}
