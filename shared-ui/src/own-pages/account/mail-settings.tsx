import { useState } from 'react';
import { accountApi } from '../../store/api/generated/account';
import type { AccountView } from '../../store/api/generated/auth';
import { useTexts } from '../../platform/i18n';
import styles from './account.module.css';
import { SettingsSection } from './settings-section';
import { accountTexts } from './texts';
import { useSave } from './use-save';

const GROUPS = ['passes', 'reviews', 'favorites', 'business'] as const;

/** What mail is wanted. Each wish is kept at once. */
export function MailSettings({ account }: { account: AccountView }) {
  const t = useTexts(accountTexts);
  const { save } = useSave();
  const [update] = accountApi.useAccountChangesUpdateMutation();
  const [wished, setWished] = useState<Partial<AccountView['mail']>>({});
  const shown = GROUPS.filter((group) => group !== 'business' || account.staffOf);

  /** Shown at once; taken back when it could not be kept. */
  async function wish(group: (typeof GROUPS)[number], isWanted: boolean): Promise<void> {
    setWished((current) => ({ ...current, [group]: isWanted }));
    const change = () => update({ updateAccountDto: { mail: { [group]: isWanted } } }).unwrap();
    if (!(await save(change, { kind: 'success', title: t('saved') })))
      setWished(({ [group]: _refused, ...others }) => others);
  }

  return (
    <SettingsSection title={t('mailTitle')} text={t('mailText')}>
      <ul className={styles.rows}>
        {shown.map((group) => (
          <li key={group}>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={wished[group] ?? account.mail[group]}
                onChange={({ target }) => void wish(group, target.checked)}
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
