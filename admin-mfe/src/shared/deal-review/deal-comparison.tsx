import type { ManagedDealView } from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { FieldValue } from './field-value';
import styles from './deal-comparison.module.css';
import { changedFields, COMPARED, type ComparedField, filledFields, proposedDeal } from './proposal';
import { moderationTexts } from './texts';

/** Fields of a new deal, or those of a revision compared with the live version. */
export function DealComparison({ deal, showsAll = false }: { deal: ManagedDealView; showsAll?: boolean }) {
  const t = useTexts(moderationTexts);
  const isEdit = deal.pendingRevision !== null;
  const proposed = proposedDeal(deal);
  const changed = changedFields(deal);
  const fields = showsAll ? COMPARED : isEdit ? changed : filledFields(deal);
  const isMarked = (field: ComparedField) => isEdit && changed.includes(field);
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
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{t(`f_${field}`)}</th>
              {isEdit && (
                <td>
                  {isMarked(field) ? (
                    <s>
                      <FieldValue deal={deal} field={field} />
                    </s>
                  ) : (
                    <FieldValue deal={deal} field={field} />
                  )}
                </td>
              )}
              <td>
                {isMarked(field) ? (
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
