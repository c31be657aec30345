import { useState } from 'react';
import type { FiguresView, IncomeWeekView } from 'shared-ui/api/admin-overview';
import { adminReportsTablePath } from 'shared-ui/api/paths';
import { TableFile } from 'shared-ui/dashboard';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, Card, SkeletonBlock } from 'shared-ui/ui';
import { scaleOf, sharesOf } from './income-scale';
import styles from './income.module.css';
import { figuresTexts } from './texts';

/** Weeks that phones show, and distance between the labelled ones. */
const ON_PHONES = 8;
const LABEL_EVERY = 4;

const rupees = (paisa: number): number => Math.round(paisa / 100);

function Bars({ weeks }: { weeks: readonly IncomeWeekView[] }) {
  const t = useTexts(figuresTexts);
  const format = useFormat();
  const sums = weeks.map(({ vendorPlans, memberships }) => vendorPlans + memberships);
  const { top, ticks } = scaleOf(Math.max(...sums) / 100);
  const all = sums.reduce((sum, one) => sum + one, 0);
  const says = t('chartSays', {
    weeks: format.number(weeks.length),
    sum: format.planPrice(rupees(all)),
    last: format.planPrice(rupees(sums.at(-1) ?? 0)),
  });
  return (
    <div role="img" aria-label={says} className={styles.chart}>
      <div className={styles.scale} aria-hidden>
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{format.number(tick)}</span>
        ))}
      </div>
      <div className={styles.plot} aria-hidden>
        {weeks.map((week, index) => {
          const [plans, members] = sharesOf(week, top);
          return (
            <div key={week.from} className={index < weeks.length - ON_PHONES ? styles.early : styles.week}>
              <div className={styles.bar}>
                <i className={styles.memberships} style={{ height: `${members}%` }} />
                <i className={styles.plans} style={{ height: `${plans}%` }} />
              </div>
              <span className={(weeks.length - 1 - index) % LABEL_EVERY === 0 ? styles.day : styles.noDay}>
                {format.shortDate(week.from)}
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** @param until last day of the last week, today in Nepal */
function WeekTable({ weeks, until }: { weeks: readonly IncomeWeekView[]; until: string }) {
  const t = useTexts(figuresTexts);
  const format = useFormat();
  const period = { from: weeks[0]?.from ?? until, to: until, by: 'week' };
  return (
    <>
      <TableFile url={`${adminReportsTablePath('income')}?${new URLSearchParams(period).toString()}`} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('week')}</th>
            <th scope="col">{t('vendor-plans')}</th>
            <th scope="col">{t('member-plans')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ from, vendorPlans, memberships }) => (
            <tr key={from}>
              <th scope="row">{format.day(from)}</th>
              <td>{format.planPrice(rupees(vendorPlans))}</td>
              <td>{format.planPrice(rupees(memberships))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Own income of twelve weeks by source, as a chart or a table. Phones show eight weeks. */
export function IncomeCard({ data }: { data: FiguresView | undefined }) {
  const t = useTexts(figuresTexts);
  const [asTable, setAsTable] = useState(false);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('incomePerWeek')}</h2>
        <Button variant="text" size="small" onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'showChart' : 'showTable')}
        </Button>
      </div>
      <p className={styles.legend}>
        <span>
          <i className={styles.plans} aria-hidden />
          {t('vendor-plans')}
        </span>
        <span>
          <i className={styles.memberships} aria-hidden />
          {t('member-plans')}
        </span>
      </p>
      {!data && <SkeletonBlock className={styles.chartBone} />}
      {data && (asTable ? <WeekTable weeks={data.weeks} until={data.to} /> : <Bars weeks={data.weeks} />)}
    </Card>
  );
}

/** Own income of the period by source, with their sum. */
export function SourcesCard({ data }: { data: FiguresView | undefined }) {
  const t = useTexts(figuresTexts);
  const format = useFormat();
  const sum = data?.income.reduce((all, { value }) => all + value, 0) ?? 0;
  return (
    <Card className={styles.card}>
      <h2>{t('sources')}</h2>
      {!data && <SkeletonBlock className={styles.chartBone} />}
      {data && (
        <dl className={styles.sources}>
          {data.income.map(({ source, value }) => (
            <div key={source}>
              <dt>
                <i className={source === 'member-plans' ? styles.memberships : styles.plans} aria-hidden />
                {t(source)}
              </dt>
              <dd>{format.planPrice(rupees(value))}</dd>
            </div>
          ))}
          <div className={styles.sum}>
            <dt>{t('sum')}</dt>
            <dd>{format.planPrice(rupees(sum))}</dd>
          </div>
        </dl>
      )}
      <p className={styles.note}>{t('notVolume')}</p>
    </Card>
  );
}
