import type { AdminOverviewView } from 'shared-ui/api/admin-overview';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { SkeletonBlock, Card, Skeleton, useNow } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import styles from './overview.module.css';
import { overviewTexts } from './texts';
import { useAge } from './use-age';

const QUEUES = [
  { name: 'deals', right: 'deals', to: '/dashboard/deals' },
  { name: 'revisions', right: 'deals', to: '/dashboard/deals' },
  { name: 'vendors', right: 'businesses', to: '/dashboard/vendors' },
  { name: 'reviews', right: 'reviews', to: '/dashboard/reviews' },
  { name: 'messages', right: 'messages', to: '/dashboard/messages' },
  { name: 'payments', right: 'payments', to: '/dashboard/payments?needs=attention' },
  { name: 'refunds', right: 'refunds', to: '/dashboard/payments?tab=refunds&state=manual' },
  { name: 'approvals', right: 'payments', to: '/dashboard/payments?tab=approvals' },
] as const;

/** Number of entries in each queue, and the age of the oldest. */
export function QueuesCard({ waiting }: { waiting: AdminOverviewView | undefined }) {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const age = useAge();
  const now = useNow();
  const { user } = useCurrentUser();
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
          {QUEUES.filter(({ right }) => user?.rights.includes(right)).map(({ name, to }) => {
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
