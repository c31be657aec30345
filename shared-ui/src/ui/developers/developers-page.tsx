import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n';
import type { ApiKeyView } from '../../store/api/api-keys';
import { apiReferencePaths } from '../../store/api/paths';
import { buttonClass, ErrorState, Skeleton, SkeletonBlock } from '../kit';
import styles from './developers.module.css';
import { FirstRequest } from './first-request';
import type { KeyCalls } from './key-calls';
import { KeysSection } from './keys-section';
import { developerTexts } from './texts';
import { DeliveryCard } from './webhooks/delivery-card';
import { type OpenLog, useLog } from './webhooks/use-log';
import type { WebhookCalls } from './webhooks/webhook-calls';
import { WebhooksCard } from './webhooks/webhooks-card';

interface DevelopersPageProps {
  calls: KeyCalls;
  webhookCalls: WebhookCalls;
}

type SectionsProps = DevelopersPageProps & { keys: readonly ApiKeyView[] };

/** Keys and endpoints; the log of the first endpoint is open. A selected delivery is shown beside them, on phones below. */
function Sections({ calls, webhookCalls, keys }: SectionsProps) {
  const [chosen, setChosen] = useState<OpenLog | null>();
  const [selected, setSelected] = useState<string | null>(null);
  const first = webhookCalls.webhooks?.[0];
  const open = chosen === undefined ? (first ? { id: first.id } : null) : chosen;
  const log = useLog(webhookCalls, open);
  const webhook = webhookCalls.webhooks?.find(({ id }) => id === open?.id);
  const delivery = log.deliveries?.find(({ id }) => id === selected);
  const close = () => {
    setSelected(null);
    document.getElementById(`delivery-${selected}`)?.focus();
  };
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <KeysSection calls={calls} keys={keys} />
        <WebhooksCard
          calls={webhookCalls}
          open={open}
          log={log}
          selected={selected}
          onOpen={setChosen}
          onSelect={setSelected}
        />
      </div>
      <div className={styles.stack}>
        {delivery && webhook && (
          <DeliveryCard item={delivery} webhook={webhook} calls={webhookCalls} onClose={close} />
        )}
        <FirstRequest checksCodes={calls.scopes.live.includes('passes:check')} />
      </div>
    </div>
  );
}

/** API keys and webhooks of a business or of the marketplace, and a first request (rules AK1 to AK12, WH1 to WH8). */
export function DevelopersPage(props: DevelopersPageProps) {
  const t = useTexts(developerTexts);
  const { keys, isError, reload } = props.calls;
  if (!keys && isError)
    return <ErrorState level={1} title={t('loadFailed')} text={t('loadFailedText')} onRetry={reload} />;
  return (
    <>
      <header className={styles.top}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.quiet}>{t('lead')}</p>
        </div>
        <a href={apiReferencePaths[props.webhookCalls.owner]} className={buttonClass({ variant: 'outline' })}>
          <BookOpen size={18} aria-hidden />
          {t('reference')}
        </a>
      </header>
      {keys ? (
        <Sections {...props} keys={keys} />
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
    </>
  );
}
