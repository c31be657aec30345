import type { HonourCaseView } from '../../store/api/honour';
import { useFormat, useTexts } from '../../platform/i18n';
import { Card } from '../kit';
import styles from './case-sums.module.css';
import { askedText, remedyText } from './remedy-text';
import { caseTexts } from './texts';

/** Promised and paid amounts, the request of the customer, and for the others who it was and when. */
export function CaseSums({ shown }: { shown: HonourCaseView }) {
  const t = useTexts(caseTexts);
  const format = useFormat();
  const { part, promised, paid, offer, customer, usedAt } = shown;
  const isOwn = part === 'customer';
  const rows: (readonly [label: string, value: string])[] = [
    ...(isOwn ? [] : [[t('customer'), customer] as const]),
    ...(usedAt ? [[t('usedOn'), format.dateTime(usedAt)] as const] : []),
    [t('promised'), format.money(promised)],
    ...(paid === null ? [] : [[t(isOwn ? 'paidOwn' : 'paid'), format.money(paid)] as const]),
    ...(offer ? [[t('offered'), remedyText(offer, shown.isBought, t, format)] as const] : []),
  ];
  return (
    <Card className={styles.card}>
      <dl className={styles.rows}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.asked}>
          <dt>{t(isOwn ? 'askedOwn' : 'asked')}</dt>
          <dd>{askedText(shown, t, format)}</dd>
        </div>
      </dl>
    </Card>
  );
}
