import type { ManagedDealView } from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { FieldValue } from './field-value';
import styles from './deal-comparison.module.css';
import { changedFields, filledFields, proposedDeal } from './proposal';
import { moderationTexts } from '../texts';

/** Field by field: a new deal alone, a change beside what is live. */
export function DealComparison({ deal }: { deal: ManagedDealView }) {
  const t = useTexts(moderationTexts);
  const isEdit = deal.pendingRevision !== null;
  const proposed = proposedDeal(deal);
  return (
    <>
      {isEdit && deal.openCodes > 0 && <p>{t('openCodes', { count: deal.openCodes })}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            {isEdit && <th scope="col">{t('liveNow')}</th>}
            <th scope="col">{t('proposed')}</th>
          </tr>
        </thead>
        <tbody>
          {(isEdit ? changedFields(deal) : filledFields(deal)).map((field) => (
            <tr key={field}>
              <th scope="row">{t(`f_${field}`)}</th>
              {isEdit && (
                <td>
                  <s>
                    <FieldValue deal={deal} field={field} />
                  </s>
                </td>
              )}
              <td>
                {isEdit ? (
                  <mark className={styles.mark}>
                    <FieldValue deal={proposed} field={field} />
                  </mark>
                ) : (
                  <FieldValue deal={proposed} field={field} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
