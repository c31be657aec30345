import {
  useAdminReportsHonourQuery,
  type HonourScoreRowView,
  type HonourScoresView,
} from 'shared-ui/api/admin-reports';
import { adminReportsHonourTablePath } from 'shared-ui/api/paths';
import { TableFile } from 'shared-ui/dashboard';
import { businessNameIn, useFormat, useLanguage, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Card, EmptyState, ErrorState, Skeleton, SkeletonBlock } from 'shared-ui/ui';
import type { Period } from './period';
import styles from './reports.module.css';
import { reportsTexts } from './texts';

const COLUMNS = [
  'business',
  'score',
  'scoreShare',
  'answerYes',
  'answerPartly',
  'answerNo',
  'casesColumn',
  'againstColumn',
] as const;

function Row({ row }: { row: HonourScoreRowView }) {
  const t = useTexts(reportsTexts);
  const format = useFormat();
  const language = useLanguage();
  const { vendor, given, counted, percent, yes, partly, no, cases, against } = row;
  return (
    <tr>
      <th scope="row">
        <Link to={`/dashboard/vendors/${vendor.id}`}>{businessNameIn(language, vendor)}</Link>
      </th>
      <td>{t('scoreOf', { given: format.number(given), counted: format.number(counted) })}</td>
      <td>
        {percent === null ? (
          <span className={styles.then}>{t('fewAnswers')}</span>
        ) : (
          <b>{t('percent', { value: format.number(percent) })}</b>
        )}
      </td>
      {[yes, partly, no, cases, against].map((count, index) => (
        <td key={COLUMNS[index + 3]}>{format.number(count)}</td>
      ))}
    </tr>
  );
}

function Totals({ report }: { report: HonourScoresView }) {
  const t = useTexts(reportsTexts);
  const format = useFormat();
  const totals = {
    scoredBusinesses: report.scored,
    lowScores: report.low,
    honourAnswers: report.answers,
    honourCases: report.cases,
  } as const;
  return (
    <dl className={styles.totals}>
      {(Object.keys(totals) as (keyof typeof totals)[]).map((name) => (
        <Card key={name} className={styles.total}>
          <dt>{t(name)}</dt>
          <dd>{format.number(totals[name])}</dd>
        </Card>
      ))}
    </dl>
  );
}

/** Honour scores of businesses, the lowest first, with their answers and cases of the period (rule RP9). */
export function HonourPart({ from, to }: Period) {
  const t = useTexts(reportsTexts);
  const format = useFormat();
  const { currentData: report, isError, refetch } = useAdminReportsHonourQuery({ from, to });
  if (isError && !report)
    return <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  if (!report)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  if (report.rowCount === 0)
    return <EmptyState card drawing="plate" title={t('empty')} text={t('emptyText')} />;
  return (
    <>
      <Totals report={report} />
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2>{t('report_honour')}</h2>
          <TableFile url={`${adminReportsHonourTablePath}?${new URLSearchParams({ from, to }).toString()}`} />
        </div>
        <div className={styles.frame} tabIndex={0} role="region" aria-label={t('table')}>
          <table className={styles.table}>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {report.rows.map((row) => (
                <Row key={row.vendor.id} row={row} />
              ))}
            </tbody>
          </table>
        </div>
        {report.rowCount > report.rows.length && (
          <p className={styles.note}>
            {t('moreRows', { shown: format.number(report.rows.length), all: format.number(report.rowCount) })}
          </p>
        )}
      </Card>
    </>
  );
}
