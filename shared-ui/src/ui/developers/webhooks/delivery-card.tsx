import { Send, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDecision } from '../../../platform/decision';
import { useFormat, useTexts } from '../../../platform/i18n';
import type { WebhookDeliveryView, WebhookView } from '../../../store/api/webhooks';
import { Button, Card, IconButton, Tabs } from '../../kit';
import { CopyButton } from '../copy-button';
import shared from '../developers.module.css';
import { commandOf, indented } from './delivery-state';
import styles from './delivery-card.module.css';
import { ResultTag, useDuration } from './result-tag';
import { webhookTexts } from './texts';
import type { WebhookCalls } from './webhook-calls';

interface DeliveryCardProps {
  item: WebhookDeliveryView;
  webhook: WebhookView;
  calls: WebhookCalls;
  onClose(): void;
}

function Facts({ item, webhook }: Pick<DeliveryCardProps, 'item' | 'webhook'>) {
  const t = useTexts(webhookTexts);
  const format = useFormat();
  const duration = useDuration();
  const { eventId, attempts, maxAttempts, nextAttemptAt, durationMs } = item;
  const next = webhook.state === 'disabled' ? t('nextOff') : nextAttemptAt && format.dateTime(nextAttemptAt);
  return (
    <dl className={styles.facts}>
      <dt>{t('event')}</dt>
      <dd>
        <code>{eventId}</code>
      </dd>
      <dt>{t('attempts')}</dt>
      <dd>{t('attemptsOf', { attempts: format.number(attempts), max: format.number(maxAttempts) })}</dd>
      {nextAttemptAt && (
        <>
          <dt>{t('next')}</dt>
          <dd>{next}</dd>
        </>
      )}
      {durationMs !== null && (
        <>
          <dt>{t('duration')}</dt>
          <dd>{duration(durationMs)}</dd>
        </>
      )}
    </dl>
  );
}

function Parts({ item: { body, answer } }: { item: WebhookDeliveryView }) {
  const t = useTexts(webhookTexts);
  const [part, setPart] = useState<'body' | 'answer'>('body');
  const shown = (label: string, text: string) => (
    <pre className={`${shared.code} ${styles.part}`} tabIndex={0} role="group" aria-label={label}>
      <code>{text}</code>
    </pre>
  );
  return (
    <Tabs
      label={t('parts')}
      selected={part}
      onSelect={setPart}
      tabs={[
        { key: 'body', label: t('body'), content: shown(t('body'), indented(body)) },
        {
          key: 'answer',
          label: t('answer'),
          content: answer ? shown(t('answer'), answer) : <p className={shared.quiet}>{t('noAnswer')}</p>,
        },
      ]}
    />
  );
}

/** A delivery with its body and answer. The focus moves to its heading, because it can be below the log. */
export function DeliveryCard({ item, webhook, calls, onClose }: DeliveryCardProps) {
  const t = useTexts(webhookTexts);
  const { busy, decide } = useDecision();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, type, attempts } = item;
  useEffect(() => heading.current?.focus(), [id]);
  const resend = () =>
    decide(
      ['resend', id, attempts],
      (key) => calls.resend(webhook.id, id, key),
      { kind: 'success', title: t('resent'), text: t('resentText') },
      t('resendFailed'),
    );
  return (
    <Card className={shared.card}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {type}
        </h2>
        <ResultTag of={item} />
        <IconButton label={t('closeDelivery')} onClick={onClose}>
          <X size={18} />
        </IconButton>
      </div>
      <Facts item={item} webhook={webhook} />
      <div className={styles.buttons}>
        {webhook.state !== 'disabled' && (
          <Button disabled={busy} onClick={() => void resend()}>
            <Send size={18} aria-hidden />
            {t('resend')}
          </Button>
        )}
        <CopyButton text={commandOf(webhook.url, item)} label={t('copyCommand')} />
      </div>
      <p className={shared.quiet}>{t('commandHint')}</p>
      <Parts key={id} item={item} />
    </Card>
  );
}
