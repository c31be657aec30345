import { useId } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, Dialog } from 'shared-ui/ui';
import styles from '../moderation.module.css';
import { moderationTexts } from '../../../shared/deal-review/texts';

export interface BulkResult {
  dealId: number;
  title: string;
  /** Reason why the deal was not approved; null if it was. */
  rejection: string | null;
}

/** Dialog with the result of each deal of a bulk approval. */
export function BulkResults({ results, onClose }: { results: readonly BulkResult[]; onClose(): void }) {
  const t = useTexts(moderationTexts);
  const id = useId();
  return (
    <Dialog open={results.length > 0} onClose={onClose} labelledBy={id}>
      <div className={styles.results}>
        <h2 id={id}>{t('bulkResults')}</h2>
        <ul className={styles.named}>
          {results.map(({ dealId, title, rejection }) => (
            <li key={dealId}>
              <b>{title}</b>
              <span className={styles.small}>
                {rejection === null ? t('bulkApproved') : t('bulkNotApproved', { reason: rejection })}
              </span>
            </li>
          ))}
        </ul>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  );
}
