import type { AdminOverviewView } from 'shared-ui/api/admin-overview';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Card, Skeleton, useNow } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import styles from './overview.module.css';
import { overviewTexts } from './texts';
import { useAge } from './use-age';

const QUEUES = [
  { name: 'deals', to: '/dashboard/deals' },
  { name: 'revisions', to: '/dashboard/deals' },
  { name: 'vendors', to: '/dashboard/vendors' },
  { name: 'reviews', to: '/dashboard/reviews' },
  { name: 'messages', to: '/dashboard/messages' },
  { name: 'payments', to: '/dashboard/payments?needs=attention' },
  { name: 'refunds', to: '/dashboard/payments?tab=refunds&state=manual' },
  { name: 'approvals', to: '/dashboard/payments?tab=approvals' },
] as const;

/** Number of entries in each queue, and the age of the oldest. */
export function QueuesCard({ waiting }: { waiting: AdminOverviewView | undefined }) {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const age = useAge();
  const now = useNow();
  return (
    <Card className={styles.card}>
      <h2>{t('queues')}</h2>
      {!waiting && (
        <Skeleton>
          <SkeletonBlock className={styles.cardBone} />
        </Skeleton>
      )}
      {waiting && (
        <ul className={styles.facts}>
          {QUEUES.map(({ name, to }) => {
            const { count, oldestAt } = waiting[name];
            return (
              <li key={name}>
                <Link to={to}>{t(`queue_${name}`)}</Link>
                <b>{format.number(count)}</b>
                <span className={styles.note}>
                  {!oldestAt && t('nothingWaits')}
                  {oldestAt && now && t('oldest', { age: age(now.getTime() - Date.parse(oldestAt)) })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
