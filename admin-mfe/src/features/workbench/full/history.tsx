import type { AuditEntryView } from 'shared-ui/api/admin-audit';
import { useDealHistoryPageQuery, useVendorHistoryPageQuery } from 'shared-ui/api/admin-vendors';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useActionText } from '../../../shared/audit-actions/use-action-text';
import card from '../verification/verification.module.css';
import { verificationTexts } from '../verification/texts';
import styles from './full.module.css';
import { FIELD_NAMES, reasonOf } from './history-entry';

interface HistoryProps {
  subject: 'vendor' | 'deal';
  id: number;
  /** A newer version has a newer history. */
  version: number;
}

function useReason(): (entry: AuditEntryView) => string {
  const t = useTexts(verificationTexts);
  return (entry) => {
    const reason = reasonOf(entry);
    if (typeof reason === 'string') return reason;
    const names = reason.map((field) => {
      const known = FIELD_NAMES.find((name) => name === field);
      return known ? t(`changed_${known}`) : t('changedElse');
    });
    return names.length > 0 ? t('changedFields', { fields: [...new Set(names)].join(', ') }) : '';
  };
}

/** Submissions and decisions so far, from the audit log: when, who, what and why. */
export function History({ subject, id, version }: HistoryProps) {
  const t = useTexts(verificationTexts);
  const format = useFormat();
  const textOf = useActionText();
  const reasonText = useReason();
  const asked = { id, version };
  const ofVendor = useVendorHistoryPageQuery(asked, { skip: subject !== 'vendor' });
  const ofDeal = useDealHistoryPageQuery(asked, { skip: subject !== 'deal' });
  const entries = (subject === 'vendor' ? ofVendor : ofDeal).currentData?.items;
  return (
    <section className={card.card} aria-labelledby="history">
      <header className={card.cardHead}>
        <h3 id="history">{t('history')}</h3>
      </header>
      {entries?.length === 0 && <p className={styles.quiet}>{t('noHistory')}</p>}
      <ol className={styles.history}>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{format.dateTime(entry.at)}</time>
            <span>
              <b>{textOf(entry.action)}</b>
              <span className={styles.quiet}>{entry.actor?.name ?? t('system')}</span>
              {reasonText(entry) && <q className={styles.reason}>{reasonText(entry)}</q>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
