import { useAdminOverviewActivityQuery, type ActivityView } from 'shared-ui/api/admin-overview';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Card, Skeleton } from 'shared-ui/ui';
import { HealthLine } from './health-line';
import styles from './overview.module.css';
import todayStyles from './today.module.css';
import { PartFailed } from './part-failed';
import { overviewTexts } from './texts';

const KINDS = ['passesIssued', 'passesUsed', 'signUps', 'dealsSubmitted', 'reviews'] as const;
const EVERY_MS = 60_000;

function Figures({ today, weekBefore }: Record<'today' | 'weekBefore', ActivityView>) {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  return (
    <dl className={todayStyles.today}>
      {KINDS.map((kind) => (
        <div key={kind}>
          <dt>{t(`kind_${kind}`)}</dt>
          <dd>
            <b>{format.number(today[kind])}</b>{' '}
            <span>{t('aWeekBefore', { value: format.number(weekBefore[kind]) })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Today's figures compared with the same weekday of the previous week, and the state of the services. */
export function ActivityCard() {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const { data, isError, refetch } = useAdminOverviewActivityQuery(undefined, {
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <Card className={styles.card}>
      <h2>{data ? t('todayUntil', { time: format.time(data.at) }) : t('activity')}</h2>
      {!data && isError && <PartFailed onRetry={refetch} />}
      {!data && !isError && (
        <Skeleton>
          <SkeletonBlock className={styles.cardBone} />
        </Skeleton>
      )}
      {data && <Figures {...data} />}
      <HealthLine />
    </Card>
  );
}
