import type { SettingView } from 'shared-ui/api/admin-settings';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Alert, Button, Select, TextArea, TextField } from 'shared-ui/ui';
import { asText } from './setting-values';
import type { SettingName } from './setting-labels';
import styles from './site-settings.module.css';
import { siteSettingsTexts } from './texts';
import type { SettingsForm } from './use-settings-form';

interface SettingFieldProps {
  setting: SettingView;
  name: SettingName;
  form: SettingsForm;
}

function SettingInput({ setting, name, form }: SettingFieldProps) {
  const t = useTexts(siteSettingsTexts);
  const field = {
    label: t(name),
    hint: t(`${name}Does`),
    ...form.field(setting),
    lang: setting.key.endsWith('Ne') ? 'ne' : undefined,
  };
  if (setting.type === 'words') return <TextArea rows={8} {...field} />;
  if (setting.type === 'choice')
    return (
      <Select
        {...field}
        options={(setting.choices ?? []).map((hours) => ({
          value: String(hours),
          label: t('hours', { count: hours }),
        }))}
      />
    );
  return (
    <TextField
      type={setting.type === 'email' ? 'email' : 'text'}
      inputMode={setting.type === 'number' ? 'numeric' : undefined}
      {...field}
    />
  );
}

/** Field of one setting, with its description, default and last change. */
export function SettingField({ setting, name, form }: SettingFieldProps) {
  const t = useTexts(siteSettingsTexts);
  const format = useFormat();
  const shown = (value: SettingView['value']): string => {
    if (Array.isArray(value)) return t('wordCount', { count: value.length });
    if (setting.type === 'choice') return t('hours', { count: Number(value) });
    return typeof value === 'number' ? format.number(value) : asText(value);
  };
  const { changedAt, changedBy } = setting;
  return (
    <div className={styles.setting}>
      <SettingInput {...{ setting, name, form }} />
      <p className={styles.history}>
        {t('default', { value: shown(setting.default) })}
        {' · '}
        {changedAt
          ? changedBy
            ? t('changedBy', { name: changedBy.name, at: format.dateTime(changedAt) })
            : t('changedAt', { at: format.dateTime(changedAt) })
          : t('unchanged')}
      </p>
      {form.isStaleAt(setting) && (
        <Alert tone="warning" live title={t('stale')}>
          <p>{t('staleText', { value: shown(setting.value) })}</p>
          <span className={styles.choices}>
            <Button size="small" variant="outline" onClick={() => form.takeTheirs(setting)}>
              {t('takeTheirs')}
            </Button>
            <Button size="small" variant="text" onClick={() => form.keepMine(setting)}>
              {t('keepMine')}
            </Button>
          </span>
        </Alert>
      )}
    </div>
  );
}
