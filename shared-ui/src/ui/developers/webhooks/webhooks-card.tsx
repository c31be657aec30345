import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../platform/i18n';
import type { NewWebhookView, WebhookView } from '../../../store/api/webhooks';
import { Button, Card, ErrorState, Skeleton, SkeletonBlock } from '../../kit';
import keys from '../keys.module.css';
import { type Asked, AskedDialog } from './asked-dialog';
import { DeliveryLog, type Log } from './delivery-log';
import styles from './log.module.css';
import { SecretDialog } from './secret-dialog';
import { webhookTexts } from './texts';
import type { OpenLog } from './use-log';
import type { WebhookCalls } from './webhook-calls';
import { WebhookDialog } from './webhook-dialog';
import { WebhookRow } from './webhook-row';

interface WebhooksCardProps {
  calls: WebhookCalls;
  /** The log that is shown; null for none. */
  open: OpenLog | null;
  log: Log;
  selected: string | null;
  onOpen(open: OpenLog | null): void;
  onSelect(delivery: string): void;
}

type ListProps = WebhooksCardProps & {
  onEdit(item: WebhookView): void;
  onAsk(asked: Asked): void;
};

function List({ calls, open, log, selected, onOpen, onSelect, onEdit, onAsk }: ListProps) {
  const t = useTexts(webhookTexts);
  const logId = useId();
  const { webhooks, isError, reload } = calls;
  if (!webhooks && isError)
    return <ErrorState level={3} title={t('loadFailed')} text={t('loadFailedText')} onRetry={reload} />;
  if (!webhooks)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  if (webhooks.length === 0) return <p className={keys.none}>{t('none')}</p>;
  return (
    <ul>
      {webhooks.map((item) => {
        const shown = open?.id === item.id ? open : null;
        return (
          <li key={item.id}>
            <WebhookRow
              item={item}
              calls={calls}
              isOpen={shown !== null}
              logId={logId}
              onToggle={() => onOpen(shown ? null : { id: item.id })}
              onEdit={() => onEdit(item)}
              onAsk={(act) => onAsk({ act, item })}
            />
            {shown && (
              <DeliveryLog
                id={logId}
                open={shown}
                log={log}
                selected={selected}
                onFilter={(state) => onOpen({ id: item.id, state })}
                onSelect={onSelect}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Endpoints that receive events, with their delivery logs (rules WH1 to WH8). */
export function WebhooksCard(props: WebhooksCardProps) {
  const t = useTexts(webhookTexts);
  const { calls } = props;
  const [edited, setEdited] = useState<WebhookView | 'new' | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [made, setMade] = useState<NewWebhookView | null>(null);
  const show = (webhook: NewWebhookView) => {
    setEdited(null);
    setAsked(null);
    setMade(webhook);
  };
  return (
    <Card className={keys.card}>
      <div className={keys.head}>
        <div>
          <h2>{t('title')}</h2>
          <p className={keys.small}>{t('text')}</p>
        </div>
        <Button variant="tint" onClick={() => setEdited('new')}>
          <Plus size={18} aria-hidden />
          {t('add')}
        </Button>
      </div>
      <List {...props} onEdit={setEdited} onAsk={setAsked} />
      {edited && (
        <WebhookDialog
          calls={calls}
          item={edited === 'new' ? undefined : edited}
          onCreated={show}
          onClose={() => setEdited(null)}
        />
      )}
      {asked && <AskedDialog asked={asked} calls={calls} onRotated={show} onClose={() => setAsked(null)} />}
      {made && <SecretDialog made={made} onClose={() => setMade(null)} />}
    </Card>
  );
}
