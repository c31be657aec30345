import { useAdminSettingsListQuery, type SettingView } from 'shared-ui/api/admin-settings';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, ErrorState, Skeleton } from 'shared-ui/ui';
import { SettingsSection } from './settings-section';
import styles from './site-settings.module.css';
import { siteSettingsTexts } from './texts';

const SECTIONS = [
  'brand',
  'contact',
  'promises',
  'passes',
  'points',
  'orders',
  'taxes',
  'home',
  'moderation',
  'sms',
] as const satisfies readonly SettingView['section'][];

/** Settings that admins can change without a deployment. */
export function SiteSettingsPage() {
  const t = useTexts(siteSettingsTexts);
  const { data: settings, isError, refetch } = useAdminSettingsListQuery();
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {settings ? (
        SECTIONS.map((section) => (
          <SettingsSection
            key={section}
            section={section}
            settings={settings.filter((setting) => setting.section === section)}
            refetch={refetch}
          />
        ))
      ) : isError ? (
        <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
    </>
  );
}
