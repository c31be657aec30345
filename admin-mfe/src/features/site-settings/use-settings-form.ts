import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import {
  useAdminSettingsChangeMutation,
  type ChangeSettingDto,
  type SettingView,
} from 'shared-ui/api/admin-settings';
import { useTexts } from 'shared-ui/i18n';
import { useSubmit, type Submission } from 'shared-ui/platform';
import { isApiFailure } from 'shared-ui/store';
import { asText, asValue, fieldErrorOf } from './setting-values';
import { siteSettingsTexts } from './texts';

/** Entered texts, by field name. */
type Typed = Record<string, string>;

export interface SettingsForm extends Submission {
  isChanged: boolean;
  /** True after another admin changed an edited setting. Saving is blocked until the admin chooses one of the versions. */
  isStale: boolean;
  isStaleAt(setting: SettingView): boolean;
  /** The properties of the input of a setting. */
  field(setting: SettingView): ReturnType<UseFormReturn<Typed>['register']> & { error: string | undefined };
  takeTheirs(setting: SettingView): void;
  keepMine(setting: SettingView): void;
}

/** Replaces dots, which react-hook-form reads as path separators. */
const nameOfKey = (key: string): string => key.replaceAll('.', '-');
const nameOf = ({ key }: SettingView): string => nameOfKey(key);

const typedOf = (settings: readonly SettingView[]): Typed =>
  Object.fromEntries(settings.map((setting) => [nameOf(setting), asText(setting.value)]));

const versionsOf = (settings: readonly SettingView[]) =>
  Object.fromEntries(settings.map(({ key, version }) => [key, version]));

/** Values of the settings, and the version each edit is based on. A newer version replaces unedited fields only. */
function useTypedSettings(settings: readonly SettingView[]) {
  const form = useForm<Typed>({
    values: typedOf(settings),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    shouldFocusError: false,
  });
  const { dirtyFields } = form.formState;
  const [versions, setVersions] = useState<Readonly<Record<string, number>>>(() => versionsOf(settings));
  const isDirty = (setting: SettingView) => Boolean(dirtyFields[nameOf(setting)]);
  const base = (based: readonly SettingView[]) =>
    setVersions((known) => ({ ...known, ...versionsOf(based) }));
  const outdated = settings.filter(
    (setting) => !isDirty(setting) && versions[setting.key] !== setting.version,
  );
  if (outdated.length > 0) base(outdated);
  return {
    form,
    base,
    isDirty,
    versionOf: (setting: SettingView) =>
      isDirty(setting) ? (versions[setting.key] ?? setting.version) : setting.version,
  };
}

/**
 * Form of one section. Entered text remains after an error or a version conflict.
 * @param refetch fetches the values that another admin saved
 */
export function useSettingsForm(settings: readonly SettingView[], refetch: () => unknown): SettingsForm {
  const t = useTexts(siteSettingsTexts);
  const [change] = useAdminSettingsChangeMutation();
  const { form, base, isDirty, versionOf } = useTypedSettings(settings);
  const isStaleAt = (setting: SettingView) => versionOf(setting) !== setting.version;

  const changesOf = (typed: Typed): ChangeSettingDto[] =>
    settings.filter(isDirty).map((setting) => ({
      key: setting.key,
      value: asValue(setting, typed[nameOf(setting)] ?? '') as ChangeSettingDto['value'],
      version: versionOf(setting),
    }));

  const { busy, submit } = useSubmit({
    form,
    send: async (typed, key) => {
      const sent = { changeSettingsDto: { changes: changesOf(typed) }, 'Idempotency-Key': key };
      await change(sent).unwrap();
      // Before the new versions arrive: saved fields no longer count as edited.
      form.reset(typed, { keepDirtyValues: false });
      await refetch();
    },
    done: { kind: 'success', title: t('saved'), text: t('savedText') },
    failed: t('notSaved'),
    failedText: t('notSavedText'),
    fieldOf: nameOfKey,
    onFailure: (failure) => {
      if (isApiFailure(failure) && failure.code === 'version.conflict') void refetch();
      return false;
    },
  });

  const ruleOf = (setting: SettingView) => (text: string) => {
    const fieldError = isDirty(setting) && fieldErrorOf(setting, text);
    const bounds = { min: setting.min ?? 0, max: setting.max ?? 0 };
    return fieldError ? t(fieldError, bounds) : true;
  };
  const field: SettingsForm['field'] = (setting) => ({
    ...form.register(nameOf(setting), {
      validate: ruleOf(setting),
    }),
    error: form.formState.errors[nameOf(setting)]?.message,
  });

  return {
    busy,
    submit,
    field,
    isChanged: settings.some(isDirty),
    isStale: settings.some(isStaleAt),
    isStaleAt,
    takeTheirs: (setting) => form.resetField(nameOf(setting), { defaultValue: asText(setting.value) }),
    keepMine: (setting) => base([setting]),
  };
}
