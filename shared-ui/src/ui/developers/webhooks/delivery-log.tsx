import { useFormat, useTexts } from '../../../platform/i18n';
import type { WebhookDeliveryView } from '../../../store/api/webhooks';
import { Button, cx, ErrorState, Select, Skeleton, SkeletonBlock } from '../../kit';
import styles from './log.module.css';
import { ResultTag, useDuration } from './result-tag';
import { webhookTexts } from './texts';
import type { OpenLog, useLog } from './use-log';

export type Log = ReturnType<typeof useLog>;

const STATES = ['waiting', 'delivered', 'given-up'] as const;

interface DeliveryRowProps {
  item: WebhookDeliveryView;
  isSelected: boolean;
  onSelect(): void;
}

function DeliveryRow({ item, isSelected, onSelect }: DeliveryRowProps) {
  const format = useFormat();
  const duration = useDuration();
  const { id, type, eventId, durationMs, lastAttemptAt, createdAt } = item;
  return (
    <li>
      <button
        type="button"
        id={`delivery-${id}`}
        aria-pressed={isSelected}
        className={cx(styles.row, isSelected && styles.selected)}
        onClick={onSelect}
      >
        <span>
          <ResultTag of={item} />
        </span>
        <span className={styles.event}>
          <strong>{type}</strong>
          <span className={styles.small}>{eventId.slice(-12)}</span>
        </span>
        <span className={styles.duration}>{durationMs !== null && duration(durationMs)}</span>
        <time dateTime={lastAttemptAt ?? createdAt} className={styles.time}>
          {format.dateTime(lastAttemptAt ?? createdAt)}
        </time>
      </button>
    </li>
  );
}

interface DeliveryLogProps {
  id: string;
  open: OpenLog;
  log: Log;
  selected: string | null;
  onFilter(state: OpenLog['state']): void;
  onSelect(delivery: string): void;
}

function Rows({ log, selected, onSelect }: Pick<DeliveryLogProps, 'log' | 'selected' | 'onSelect'>) {
  const t = useTexts(webhookTexts);
  const { deliveries, isError, hasMore, isLoadingMore, reload, more } = log;
  if (!deliveries && isError)
    return <ErrorState level={3} title={t('logFailed')} text={t('loadFailedText')} onRetry={reload} />;
  if (!deliveries)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  if (deliveries.length === 0) return <p className={styles.none}>{t('logNone')}</p>;
  return (
    <>
      <ul>
        {deliveries.map((item) => (
          <DeliveryRow
            key={item.id}
            item={item}
            isSelected={item.id === selected}
            onSelect={() => onSelect(item.id)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {hasMore && (
          <Button variant="text" size="small" disabled={isLoadingMore} onClick={more}>
            {t('more')}
          </Button>
        )}
        <span className={styles.small}>{t('kept')}</span>
      </div>
    </>
  );
}

/** The delivery log of an endpoint, newest first. */
export function DeliveryLog({ id, open, log, selected, onFilter, onSelect }: DeliveryLogProps) {
  const t = useTexts(webhookTexts);
  const choices = [
    { value: '', label: t('show_all') },
    ...STATES.map((state) => ({ value: state, label: t(`show_${state}`) })),
  ];
  return (
    <div id={id} className={styles.log}>
      <Select
        label={t('show')}
        options={choices}
        value={open.state ?? ''}
        onChange={({ target }) => onFilter(STATES.find((state) => state === target.value))}
      />
      <Rows log={log} selected={selected} onSelect={onSelect} />
    </div>
  );
}
