import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, ChipLink, Skeleton } from 'shared-ui/ui';
import { HonourPart } from './honour-part';
import { PeriodBar } from './period-bar';
import { PointsPart } from './points-part';
import { isSpecial, REPORTS, useReportAddress } from './report-address';
import { ReportPart } from './report-part';
import styles from './reports.module.css';
import { RecurringPart } from './recurring-part';
import { ReturningPart } from './returning-part';
import { reportsTexts } from './texts';

/** Marketplace reports for a period, compared with the previous one. */
export function ReportsPage() {
  const t = useTexts(reportsTexts);
  const format = useFormat();
  const address = useReportAddress();
  const { report, by, period, fieldError } = address;
  return (
    <>
      <h1>{t('title')}</h1>
      <nav aria-label={t('reports')} className={styles.chips}>
        {REPORTS.map((one) => (
          <ChipLink key={one} to={address.pathOf(one)} selected={one === report}>
            {t(`report_${one}`)}
          </ChipLink>
        ))}
      </nav>
      <p className={styles.lead}>{t(`about_${report}`)}</p>
      {report === 'recurring' ? <RecurringPart /> : <PeriodBar address={address} />}
      {period && report !== 'recurring' && (
        <p className={styles.note}>
          {t(report === 'points' || report === 'honour' ? 'onlyPeriod' : 'shownPeriod', {
            from: format.date(period.from),
            to: format.date(period.to),
          })}
        </p>
      )}
      {!period && !fieldError && (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
      {period && report === 'returning' && <ReturningPart {...period} />}
      {period && report === 'honour' && <HonourPart {...period} />}
      {period && report === 'points' && <PointsPart {...period} />}
      {period && !isSpecial(report) && <ReportPart key={report} name={report} by={by} {...period} />}
    </>
  );
}
