import { fieldLabels } from 'shared-ui/dashboard';
import type { ManagedDealView } from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { FieldValue } from './field-value';
import styles from './deal-comparison.module.css';
import { changedFields, COMPARED, type ComparedField, filledFields, isText, proposedDeal } from './proposal';
import { moderationTexts } from './texts';
import { markedWords } from './word-marks';

interface RowProps {
  deal: ManagedDealView;
  field: ComparedField;
  isMarked: boolean;
}

/** Proposed value. In a text only the new words are marked. */
function Proposed({ deal, field, isMarked }: RowProps) {
  const proposed = proposedDeal(deal);
  if (!isMarked) return <FieldValue deal={proposed} field={field} />;
  const [before, after] = [deal[field], proposed[field]];
  if (!isText(field) || typeof after !== 'string' || typeof before !== 'string')
    return (
      <mark className={styles.mark}>
        <FieldValue deal={proposed} field={field} />
      </mark>
    );
  return markedWords(before, after).map(({ text, isNew }, at) =>
    isNew ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}

function Row({ isEdit, ...row }: RowProps & { isEdit: boolean }) {
  const labelOf = useTexts(fieldLabels);
  const { deal, field, isMarked } = row;
  const live = <FieldValue deal={deal} field={field} />;
  return (
    <tr>
      <th scope="row">{labelOf(field)}</th>
      {isEdit && <td>{isMarked ? <s>{live}</s> : live}</td>}
      <td>
        <Proposed {...row} />
      </td>
    </tr>
  );
}

/** Fields of a new deal, or those of a revision compared with the live version. */
export function DealComparison({ deal, showsAll = false }: { deal: ManagedDealView; showsAll?: boolean }) {
  const t = useTexts(moderationTexts);
  const isEdit = deal.pendingRevision !== null;
  const changed = changedFields(deal);
  const fields = showsAll ? COMPARED : isEdit ? changed : filledFields(deal);
  const isMarked = (field: ComparedField) => isEdit && changed.includes(field);
  return (
    <>
      {isEdit && deal.openCodes > 0 && (
        <p className={styles.note}>{t('openCodes', { count: deal.openCodes })}</p>
      )}
      <table className={styles.table} data-sides={isEdit ? 2 : 1}>
        <thead>
          <tr>
            <th scope="col">{t('fieldsOfAll', { count: fields.length, all: COMPARED.length })}</th>
            {isEdit && <th scope="col">{t('liveNow')}</th>}
            <th scope="col">{t('proposed')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <Row key={field} deal={deal} field={field} isEdit={isEdit} isMarked={isMarked(field)} />
          ))}
        </tbody>
      </table>
    </>
  );
}
