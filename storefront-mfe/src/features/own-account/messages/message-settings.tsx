import { useState } from 'react';
import { type MessagePreferencesView, notificationsApi } from 'shared-ui/api/notifications';
import { useTexts } from 'shared-ui/i18n';
import { ErrorState, Skeleton, SkeletonBlock } from 'shared-ui/ui';
import styles from '../account.module.css';
import { SettingsSection } from '../settings-section';
import { accountTexts } from '../texts';
import { useSave } from '../use-save';
import grid from './message-settings.module.css';

type Group = keyof MessagePreferencesView;
type Channel = keyof MessagePreferencesView[Group];
type Requested = Partial<Record<`${Group}.${Channel}`, boolean>>;

const GROUPS = ['passes', 'reviews', 'favorites', 'alerts', 'business'] as const;
const CHANNELS = ['inbox', 'mail', 'push'] as const;

/** Which groups of messages are sent over which channel. Each change is saved immediately. */
export function MessageSettings({ isBusiness }: { isBusiness: boolean }) {
  const t = useTexts(accountTexts);
  const { data, isError, refetch } = notificationsApi.useMessagePreferencesReadQuery();
  return (
    <SettingsSection title={t('messagesTitle')} text={t('messagesText')}>
      {data ? (
        <PreferenceTable preferences={data} isBusiness={isBusiness} />
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

interface PreferenceTableProps {
  preferences: MessagePreferencesView;
  isBusiness: boolean;
}

function PreferenceTable({ preferences, isBusiness }: PreferenceTableProps) {
  const t = useTexts(accountTexts);
  const { requested, request } = useRequestedPreferences();
  return (
    <table className={grid.table}>
      <thead>
        <tr>
          <td />
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {t(`channel_${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GROUPS.filter((group) => group !== 'business' || isBusiness).map((group) => (
          <tr key={group}>
            <th scope="row">
              {t(`mail_${group}`)}
              <span className={styles.text}>{t(`mail_${group}Text`)}</span>
            </th>
            {CHANNELS.map((channel) => (
              <td key={channel}>
                <label className={grid.box}>
                  <input
                    type="checkbox"
                    aria-label={t('messagesOf', {
                      group: t(`mail_${group}`),
                      channel: t(`channel_${channel}`),
                    })}
                    checked={requested[`${group}.${channel}`] ?? preferences[group][channel]}
                    onChange={({ target }) => void request(group, channel, target.checked)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Updates a checkbox immediately and reverts it if saving fails. */
function useRequestedPreferences() {
  const t = useTexts(accountTexts);
  const { save } = useSave();
  const [update] = notificationsApi.useMessagePreferencesUpdateMutation();
  const [requested, setRequested] = useState<Requested>({});
  async function request(group: Group, channel: Channel, isWanted: boolean): Promise<void> {
    const key = `${group}.${channel}` as const;
    setRequested((current) => ({ ...current, [key]: isWanted }));
    const change = () => update({ messagePreferencesDto: { [group]: { [channel]: isWanted } } }).unwrap();
    if (!(await save(change, { kind: 'success', title: t('saved') })))
      setRequested(({ [key]: _rejected, ...others }) => others);
  }
  return { requested, request };
}
