import { Laptop, MonitorSmartphone, Smartphone, Tablet, type LucideIcon } from 'lucide-react';
import { accountApi, type OwnSessionView } from 'shared-ui/api/account';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button, ErrorState, Skeleton, Tag } from 'shared-ui/ui';
import styles from './account.module.css';
import { SettingsSection } from './settings-section';
import { accountTexts } from './texts';
import { useSave } from './use-save';

const PICTURES: Readonly<Record<string, LucideIcon>> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Laptop,
};

function SessionRow({ session }: { session: OwnSessionView }) {
  const t = useTexts(accountTexts);
  const format = useFormat();
  const { busy, save } = useSave();
  const [end] = accountApi.useOwnSessionsEndMutation();
  const { id, browser, system, kind, isCurrent, lastSeenAt } = session;
  const Picture = PICTURES[kind ?? ''] ?? MonitorSmartphone;
  const device =
    browser && system ? t('browserOn', { browser, system }) : (browser ?? system ?? t('unknownDevice'));
  return (
    <li className={styles.row}>
      <Picture size={22} aria-hidden />
      <span className={styles.words}>
        <b>{device}</b>
        <span className={styles.text}>{t('lastSeen', { moment: format.dateTime(lastSeenAt) })}</span>
      </span>
      {isCurrent ? (
        <Tag tone="brand">{t('thisDevice')}</Tag>
      ) : (
        <Button
          variant="text"
          aria-label={t('signOutNamed', { device })}
          disabled={busy}
          onClick={() =>
            void save(
              () => end({ id }).unwrap(),
              { kind: 'success', title: t('signedOutDevice') },
              t('signOutFailed'),
            )
          }
        >
          {t('signOutDevice')}
        </Button>
      )}
    </li>
  );
}

/** Sessions of the account, this device first. */
export function SessionList() {
  const t = useTexts(accountTexts);
  const {
    data: sessions,
    isError,
    refetch,
  } = accountApi.useOwnSessionsListQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <SettingsSection title={t('sessionsTitle')} text={t('sessionsText')}>
      {sessions ? (
        <ul className={styles.rows}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState
          level={3}
          title={t('loadFailed')}
          text={t('loadFailedText')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
    </SettingsSection>
  );
}
