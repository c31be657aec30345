import { useState } from 'react';
import { accountApi } from 'shared-ui/api/account';
import type { AccountView } from 'shared-ui/api/auth';
import { useTexts } from 'shared-ui/i18n';
import styles from './account.module.css';
import { SettingsSection } from './settings-section';
import { accountTexts } from './texts';
import { useSave } from './use-save';

const GROUPS = ['passes', 'reviews', 'favorites', 'alerts', 'business'] as const;

/** E-mail preferences. Each change is saved immediately. */
export function MailSettings({ account }: { account: AccountView }) {
  const t = useTexts(accountTexts);
  const { save } = useSave();
  const [update] = accountApi.useAccountChangesUpdateMutation();
  const [requested, setRequested] = useState<Partial<AccountView['mail']>>({});
  const shown = GROUPS.filter((group) => group !== 'business' || account.staffOf);

  /** Updates the switch immediately and reverts it if saving fails. */
  async function request(group: (typeof GROUPS)[number], isWanted: boolean): Promise<void> {
    setRequested((current) => ({ ...current, [group]: isWanted }));
    const change = () => update({ updateAccountDto: { mail: { [group]: isWanted } } }).unwrap();
    if (!(await save(change, { kind: 'success', title: t('saved') })))
      setRequested(({ [group]: _rejected, ...others }) => others);
  }

  return (
    <SettingsSection title={t('mailTitle')} text={t('mailText')}>
      <ul className={styles.rows}>
        {shown.map((group) => (
          <li key={group}>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={requested[group] ?? account.mail[group]}
                onChange={({ target }) => void request(group, target.checked)}
              />
              <span>
                <b>{t(`mail_${group}`)}</b>
                <span className={styles.text}>{t(`mail_${group}Text`)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
