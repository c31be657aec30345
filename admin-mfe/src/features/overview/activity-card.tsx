import { useState } from 'react';
import { useAdminOverviewActivityQuery, type ActivityView } from 'shared-ui/api/admin-overview';
import { changeOf, TrendChart } from 'shared-ui/charts';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Card, Select, Skeleton } from 'shared-ui/ui';
import styles from './overview.module.css';
import { PartFailed } from './part-failed';
import { overviewTexts } from './texts';

const KINDS = ['signUps', 'passesIssued', 'passesUsed', 'dealsSubmitted', 'reviews'] as const;
const HEIGHT = 200;
const EVERY_MS = 60_000;

function Change({ now, before }: { now: number; before: number }) {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const change = changeOf(now, before);
  if (change === null) return null;
  const values = { percent: format.number(Math.abs(change)) };
  if (change === 0) return t('same');
  return t(change > 0 ? 'more' : 'less', values);
}

function Figures({ today, weekBefore }: Record<'today' | 'weekBefore', ActivityView>) {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('today')}</th>
          <th scope="col">{t('weekBefore')}</th>
          <th scope="col">{t('change')}</th>
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`kind_${kind}`)}</th>
            <td>
              <b>{format.number(today[kind])}</b>
            </td>
            <td>{format.number(weekBefore[kind])}</td>
            <td>
              <Change now={today[kind]} before={weekBefore[kind]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Today's figures compared with the same weekday of the previous week, and a chart of two weeks. */
export function ActivityCard() {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('passesUsed');
  const { data, isError, refetch } = useAdminOverviewActivityQuery(undefined, {
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  const points = data?.days.map((day) => ({ date: day.date, now: day[kind] })) ?? [];
  const sum = points.reduce((all, { now }) => all + now, 0);
  const words = { what: t(`kind_${kind}`) };
  return (
    <Card className={styles.card}>
      <h2>{t('activity')}</h2>
      {data && <p className={styles.note}>{t('until', { time: format.time(data.at) })}</p>}
      {!data && isError && <PartFailed onRetry={refetch} />}
      {!data && !isError && (
        <Skeleton>
          <SkeletonBlock className={styles.cardBone} />
        </Skeleton>
      )}
      {data && (
        <>
          <Figures {...data} />
          <Select
            label={t('chartOf')}
            className={styles.chartOf}
            value={kind}
            options={KINDS.map((one) => ({ value: one, label: t(`kind_${one}`) }))}
            onChange={(event) => setKind(KINDS.find((one) => one === event.target.value) ?? kind)}
          />
          <p className={styles.note}>{t('chartSays', { ...words, sum: format.number(sum) })}</p>
          <div role="img" aria-label={t('chartSays', { ...words, sum: format.number(sum) })}>
            <TrendChart
              points={points}
              height={HEIGHT}
              words={({ now }) => ({ now: `${words.what}: ${format.number(now)}` })}
              waiting={<SkeletonBlock className={styles.chartBone} />}
            />
          </div>
        </>
      )}
    </Card>
  );
}
