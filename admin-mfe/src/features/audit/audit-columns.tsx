import type { TableColumnsType } from 'antd';
import type { AuditEntryView } from 'shared-ui/api/admin-audit';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { useActionText } from '../../shared/audit-actions/use-action-text';
import { auditTexts } from './texts';

export const AUDIT_SORTS = { at: { ascend: 'oldest', descend: 'newest' } } as const;

type Narrow = (changes: { actor?: string; subjectType?: string; subjectId?: string }) => void;

/** Columns of the audit log. A click on the actor or the subject filters the list by it. */
export function useAuditColumns(narrow: Narrow): TableColumnsType<AuditEntryView> {
  const t = useTexts(auditTexts);
  const format = useFormat();
  const textOf = useActionText();
  return [
    { title: t('at'), key: 'at', dataIndex: 'at', render: (at: string) => format.dateTime(at) },
    {
      title: t('who'),
      key: 'who',
      render: (_, { actor, apiKey }) =>
        actor ? (
          <Button variant="text" size="small" onClick={() => narrow({ actor: String(actor.id) })}>
            {actor.name}
          </Button>
        ) : (
          (apiKey?.name ?? t('system'))
        ),
    },
    {
      title: t('action'),
      key: 'action',
      dataIndex: 'action',
      render: (action: string) => <span title={action}>{textOf(action)}</span>,
    },
    {
      title: t('subject'),
      key: 'subject',
      responsive: ['md'],
      render: (_, { subjectType, subjectId }) => (
        <Button variant="text" size="small" onClick={() => narrow({ subjectType, subjectId })}>
          {`${subjectType} ${subjectId}`}
        </Button>
      ),
    },
  ];
}
