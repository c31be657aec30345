import type { SettingView } from 'shared-ui/api/admin-settings';
import { useTexts } from 'shared-ui/i18n';
import { Button, Form } from 'shared-ui/ui';
import { SettingField } from './setting-field';
import { nameOf } from './setting-labels';
import styles from './site-settings.module.css';
import { siteSettingsTexts } from './texts';
import { useSettingsForm } from './use-settings-form';

interface SettingsSectionProps {
  section: SettingView['section'];
  settings: readonly SettingView[];
  refetch(): unknown;
}

/** Settings of one section, saved together. */
export function SettingsSection({ section, settings, refetch }: SettingsSectionProps) {
  const t = useTexts(siteSettingsTexts);
  const form = useSettingsForm(settings, refetch);
  const mayNotSave = form.busy || form.isStale || !form.isChanged;
  return (
    <Form
      className={styles.section}
      aria-label={t(`section_${section}`)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!mayNotSave) void form.submit(event);
      }}
    >
      <h2>{t(`section_${section}`)}</h2>
      <p className={styles.lead}>{t(`sectionText_${section}`)}</p>
      <div className={styles.fields}>
        {settings.map((setting) => {
          const name = nameOf(setting);
          return name && <SettingField key={setting.key} setting={setting} name={name} form={form} />;
        })}
      </div>
      <div>
        <Button type="submit" disabled={mayNotSave}>
          {t(form.busy ? 'saving' : 'save')}
        </Button>
      </div>
    </Form>
  );
}
