import { BellRing, MonitorSmartphone } from 'lucide-react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, ErrorState, Skeleton, SkeletonBlock } from 'shared-ui/ui';
import styles from '../account.module.css';
import { SettingsSection } from '../settings-section';
import type { PushSupport } from './browser-push';
import { pushTexts } from './push-texts';
import { usePush } from './use-push';

/** Messages to this browser, and the list of the account's other browsers. Nothing is shown where the server offers none. */
export function PushSetting({ userId }: { userId: number }) {
  const t = useTexts(pushTexts);
  const push = usePush(userId);
  if (!push.isOffered) return null;
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      {push.isError ? (
        <ErrorState
          level={3}
          title={t('loadFailed')}
          text={t('failedText')}
          onRetry={() => void push.refetch()}
        />
      ) : push.isLoading ? (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      ) : (
        <>
          <ThisBrowser {...push} />
          {push.others.length > 0 && <OtherBrowsers {...push} />}
        </>
      )}
    </SettingsSection>
  );
}

type Push = ReturnType<typeof usePush>;

const HINTS = { blocked: 'blocked', 'install-first': 'installFirst', unsupported: 'unsupported' } as const;

const hintOf = (support: PushSupport) => (support === 'possible' ? null : HINTS[support]);

function ThisBrowser({ support, current, busy, turnOn, turnOff }: Push) {
  const t = useTexts(pushTexts);
  const hint = hintOf(support);
  if (hint) return <p className={styles.notice}>{t(hint)}</p>;
  if (!current)
    return (
      <div>
        <Button variant="tint" disabled={busy} onClick={() => void turnOn()}>
          <BellRing size={16} aria-hidden />
          {t('turnOn')}
        </Button>
      </div>
    );
  return (
    <div className={styles.row}>
      <BellRing size={22} aria-hidden />
      <span className={styles.words}>
        <b>{t('isOn')}</b>
        <span className={styles.text}>{t('isOnText')}</span>
      </span>
      <Button variant="text" disabled={busy} onClick={() => void turnOff(current.id)}>
        {t('turnOff')}
      </Button>
    </div>
  );
}

function OtherBrowsers({ others, busy, turnOff }: Push) {
  const t = useTexts(pushTexts);
  const format = useFormat();
  return (
    <ul className={styles.rows} aria-label={t('others')}>
      {others.map(({ id, createdAt }) => (
        <li key={id} className={styles.row}>
          <MonitorSmartphone size={22} aria-hidden />
          <span className={styles.words}>
            <b>{t('other')}</b>
            <span className={styles.text}>{t('since', { date: format.date(createdAt) })}</span>
          </span>
          <Button variant="text" disabled={busy} onClick={() => void turnOff(id)}>
            {t('turnOff')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
