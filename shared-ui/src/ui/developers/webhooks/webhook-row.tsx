import { ChevronDown, Pencil, Power, RefreshCw, Trash2, Webhook } from 'lucide-react';
import { useDecision } from '../../../platform/decision';
import { useFormat, useTexts } from '../../../platform/i18n';
import type { WebhookView } from '../../../store/api/webhooks';
import { Button, cx, IconButton, Tag } from '../../kit';
import type { Asked } from './asked-dialog';
import { WEBHOOK_TONES } from './delivery-state';
import { hostOf } from './host-of';
import { webhookTexts } from './texts';
import type { WebhookCalls } from './webhook-calls';
import styles from './webhooks.module.css';

interface RowProps {
  item: WebhookView;
  calls: WebhookCalls;
  isOpen: boolean;
  logId: string;
  onToggle(): void;
  onEdit(): void;
  onAsk(act: Asked['act']): void;
}

function Facts({ item }: { item: WebhookView }) {
  const t = useTexts(webhookTexts);
  const format = useFormat();
  const { eventTypes, lastDelivery, previousSecretUntil, createdBy, createdAt } = item;
  const facts = [
    t('events', { count: eventTypes.length }),
    lastDelivery
      ? t('lastDelivery', { type: lastDelivery.type, time: format.dateTime(lastDelivery.at) })
      : t('noDelivery'),
    previousSecretUntil && t('previousUntil', { time: format.dateTime(previousSecretUntil) }),
    t('createdBy', { name: createdBy, date: format.date(createdAt) }),
  ];
  return <span className={styles.small}>{facts.filter(Boolean).join(' · ')}</span>;
}

/** Why deliveries fail or the endpoint is off, in a sentence. */
function Trouble({ item: { state, disabledAt, disabledReason, failingSince } }: { item: WebhookView }) {
  const t = useTexts(webhookTexts);
  const format = useFormat();
  if (state === 'disabled' && disabledAt)
    return (
      <p className={styles.trouble}>
        {t(`off_${disabledReason ?? 'owner'}`, { time: format.dateTime(disabledAt) })}
      </p>
    );
  if (!failingSince) return null;
  return <p className={styles.trouble}>{t('failingSince', { time: format.dateTime(failingSince) })}</p>;
}

function Acts({
  item: { id, url, state },
  calls,
  onEdit,
  onAsk,
}: Omit<RowProps, 'isOpen' | 'logId' | 'onToggle'>) {
  const t = useTexts(webhookTexts);
  const { busy, decide } = useDecision();
  const address = hostOf(url);
  const isOff = state === 'disabled';
  const test = () =>
    decide(
      ['test', id],
      (key) => calls.test(id, key),
      { kind: 'success', title: t('tested'), text: t('testedText') },
      t('testFailed'),
    );
  const turnOn = () =>
    decide(
      ['turnOn', id],
      (key) => calls.change(id, { isActive: true }, key),
      { kind: 'success', title: t('turnedOn'), text: t('turnedOnText') },
      t('turnOnFailed'),
    );
  return (
    <div className={styles.acts}>
      <Button
        variant="outline"
        size="small"
        disabled={busy}
        aria-label={t(isOff ? 'turnOnOf' : 'testOf', { address })}
        onClick={() => void (isOff ? turnOn() : test())}
      >
        {t(isOff ? 'turnOn' : 'test')}
      </Button>
      <IconButton label={t('editOf', { address })} onClick={onEdit}>
        <Pencil size={18} />
      </IconButton>
      <IconButton label={t('rotateOf', { address })} onClick={() => onAsk('rotate')}>
        <RefreshCw size={18} />
      </IconButton>
      {!isOff && (
        <IconButton label={t('turnOffOf', { address })} onClick={() => onAsk('turnOff')}>
          <Power size={18} />
        </IconButton>
      )}
      <IconButton label={t('removeOf', { address })} onClick={() => onAsk('remove')}>
        <Trash2 size={18} />
      </IconButton>
    </div>
  );
}

/** One endpoint with its state and the button that opens its delivery log. */
export function WebhookRow(props: RowProps) {
  const t = useTexts(webhookTexts);
  const { item, isOpen, logId, onToggle } = props;
  const { url, state } = item;
  return (
    <>
      <div className={styles.row}>
        <span className={styles.sign}>
          <Webhook size={22} aria-hidden />
        </span>
        <div className={styles.name}>
          <code className={styles.url}>{url}</code>{' '}
          <Tag tone={WEBHOOK_TONES[state]}>{t(`state_${state}`)}</Tag>
          <Facts item={item} />
          <Trouble item={item} />
        </div>
        <Acts {...props} />
      </div>
      <Button
        variant="text"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? logId : undefined}
        aria-label={t('logOf', { address: hostOf(url) })}
        onClick={onToggle}
      >
        <ChevronDown size={18} aria-hidden className={cx(isOpen && styles.up)} />
        {t('log')}
      </Button>
    </>
  );
}
