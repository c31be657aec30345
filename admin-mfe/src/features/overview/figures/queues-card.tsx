import { ChevronRight } from 'lucide-react';
import type { FiguresView, QueueAgeView } from 'shared-ui/api/admin-overview';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { ButtonLink, Card, Skeleton, SkeletonBlock, Tag, useNow } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { useAge } from '../use-age';
import styles from './figures.module.css';
import { figuresTexts } from './texts';

const KINDS = [
  ...(['deal', 'revision', 'vendor', 'name-change', 'review', 'refund'] as const),
  ...(['transfer', 'message', 'payout', 'approval'] as const),
];

function QueueRow({ queue }: { queue: QueueAgeView }) {
  const t = useTexts(figuresTexts);
  const format = useFormat();
  const age = useAge();
  const now = useNow();
  const { kind, count, oldestSince, oldestDueAt, late } = queue;
  const name = t(`kind_${KINDS.find((one) => one === kind) ?? 'else'}`);
  return (
    <li>
      <Link to={`/dashboard/workbench?kind=${kind}`} className={styles.queue}>
        <span className={styles.queueName}>
          {name} <b>{format.number(count)}</b>
        </span>
        <Tag tone={late > 0 ? 'bad' : 'good'}>
          {late > 0 ? t('late', { count: late, shown: format.number(late) }) : t('inTime')}
        </Tag>
        <span className={styles.note}>
          {now &&
            t('waits', {
              age: age(now.getTime() - Date.parse(oldestSince)),
              time: format.dateTime(oldestDueAt),
            })}
        </span>
        <ChevronRight size={16} aria-hidden className={styles.queueMark} />
      </Link>
    </li>
  );
}

/** Queues of the workbench with the age of the oldest item beside its promised time. */
export function QueuesCard({ data }: { data: FiguresView | undefined }) {
  const t = useTexts(figuresTexts);
  const format = useFormat();
  const all = data?.queues.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <Card className={styles.queues}>
      <div className={styles.queuesHead}>
        <h2>{t('queues')}</h2>
        {all > 0 && (
          <ButtonLink to="/dashboard/workbench" variant="tint" size="small">
            {t('all', { count: format.number(all) })}
          </ButtonLink>
        )}
      </div>
      {!data && (
        <Skeleton>
          <SkeletonBlock className={styles.queueBone} />
        </Skeleton>
      )}
      {data && all === 0 && <p className={styles.note}>{t('noQueue')}</p>}
      {all > 0 && (
        <ul className={styles.queueList}>
          {data?.queues.map((queue) => (
            <QueueRow key={queue.kind} queue={queue} />
          ))}
        </ul>
      )}
    </Card>
  );
}
