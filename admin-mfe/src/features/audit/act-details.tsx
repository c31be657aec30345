import type { AuditEntryView } from 'shared-ui/api/admin-audit';
import { useTexts } from 'shared-ui/i18n';
import styles from './audit.module.css';
import { auditTexts } from './texts';

const shown = (value: unknown): string =>
  value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

/** Changed fields of an audit entry and the id of the request. */
export function ActDetails({
  entry: { before, after, requestId, subjectType, subjectId },
}: {
  entry: AuditEntryView;
}) {
  const t = useTexts(auditTexts);
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <div className={styles.details}>
      <p>
        {t('subject')}: {subjectType} {subjectId}
      </p>
      {fields.length > 0 && (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{shown(before?.[field])}</td>
                <td>{shown(after?.[field])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.request}>{t('request', { id: requestId ?? '–' })}</p>
    </div>
  );
}
