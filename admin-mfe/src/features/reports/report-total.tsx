import type { ReportView } from 'shared-ui/api/admin-reports';
import { useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import { ChangeLabel } from './change-label';
import { measureText } from './measure-text';
import styles from './reports.module.css';
import { reportsTexts } from './texts';
import { useValue } from './use-values';

/** Totals of the period, each compared with the previous period. */
export function ReportTotal({ report }: { report: ReportView }) {
  const t = useTexts(reportsTexts);
  const value = useValue();
  return (
    <dl className={styles.totals}>
      {report.measures.map(({ name, unit }, n) => (
        <Card key={name} className={styles.total}>
          <dt>{t(measureText(name))}</dt>
          <dd>{value(report.total[n], unit)}</dd>
          <dd className={styles.note}>
            <ChangeLabel
              now={report.total[n] ?? null}
              before={report.previous[n] ?? null}
              isShare={unit === 'percent'}
            />
          </dd>
        </Card>
      ))}
    </dl>
  );
}
