import type { HonourCaseView } from '../../../store/api/honour';
import { useFormat, useTexts } from '../../../platform/i18n';
import { ButtonLink, Card } from '../../kit';
import styles from './case-actions.module.css';
import { remedyText } from '../remedy-text';
import { caseTexts } from '../texts';

/** Decision with its reason, and the new code of the customer. */
export function OutcomeCard({ shown }: { shown: HonourCaseView }) {
  const t = useTexts(caseTexts);
  const format = useFormat();
  const { decision, remedy, isBought } = shown;
  const hasCode = Boolean(remedy?.passId);
  if (!decision && !hasCode) return null;
  return (
    <Card className={styles.outcome}>
      {decision && (
        <>
          <h2 className={styles.title}>{t(`outcome_${decision.for}`)}</h2>
          {decision.remedy && (
            <p>
              <b>{remedyText({ kind: decision.remedy, amount: decision.amount }, isBought, t, format)}</b>
            </p>
          )}
          {decision.reason && <p className={styles.reason}>{decision.reason}</p>}
          <p className={styles.small}>{format.dateTime(decision.at)}</p>
        </>
      )}
      {hasCode && <ButtonLink to="/dashboard/passes">{t('newCode')}</ButtonLink>}
    </Card>
  );
}
