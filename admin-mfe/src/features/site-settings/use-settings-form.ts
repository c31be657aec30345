import { useState } from 'react';
import {
  useAdminSettingsChangeMutation,
  type ChangeSettingDto,
  type SettingView,
} from 'shared-ui/api/admin-settings';
import { describeFailure, describeFields, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast, useSubmissionKeys } from 'shared-ui/platform';
import { isApiFailure } from 'shared-ui/store';
import { asText, asValue, faultOf } from './setting-values';
import { siteSettingsTexts } from './texts';

/** What was typed, and the version it was typed on. */
interface Draft {
  text: string;
  version: number;
}

export interface SettingsForm {
  busy: boolean;
  isChanged: boolean;
  /** Somebody else changed one of them meanwhile: nothing is written over until it was decided which one stays. */
  isStale: boolean;
  textOf(setting: SettingView): string;
  errorOf(setting: SettingView): string | undefined;
  isStaleAt(setting: SettingView): boolean;
  type(setting: SettingView, text: string): void;
  takeTheirs(setting: SettingView): void;
  keepMine(setting: SettingView): void;
  save(): Promise<void>;
}

function useDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const draftOf = ({ key }: SettingView) => drafts[key];
  const textOf = (setting: SettingView) => draftOf(setting)?.text ?? asText(setting.value);
  const isStaleAt = (setting: SettingView) => {
    const draft = draftOf(setting);
    return draft !== undefined && draft.version !== setting.version;
  };
  const drop = (dropped: readonly string[]) =>
    setDrafts((known) => Object.fromEntries(Object.entries(known).filter(([key]) => !dropped.includes(key))));
  const put = ({ key }: SettingView, draft: Draft) => setDrafts((known) => ({ ...known, [key]: draft }));
  return { draftOf, textOf, isStaleAt, drop, put };
}

const changeOf = (setting: SettingView, text: string, draft: Draft | undefined): ChangeSettingDto => ({
  key: setting.key,
  value: asValue(setting, text) as ChangeSettingDto['value'],
  version: draft?.version ?? setting.version,
});

/** Says what came of saving. */
function useSaveToasts() {
  const t = useTexts(siteSettingsTexts);
  const language = useLanguage();
  const toast = useToast();
  return {
    saved: () => toast({ kind: 'success', title: t('saved'), text: t('savedText') }),
    failed: async (failure: unknown) => {
      const text = await describeFailure(failure, language, t('notSavedText'));
      toast({ kind: 'error', title: t('notSaved'), text });
    },
  };
}

/**
 * The settings of one section being written. Nothing typed is lost when it is refused or when somebody else was faster.
 * @param refetch brings what somebody else saved
 */
export function useSettingsForm(settings: readonly SettingView[], refetch: () => unknown): SettingsForm {
  const t = useTexts(siteSettingsTexts);
  const language = useLanguage();
  const tell = useSaveToasts();
  const keys = useSubmissionKeys();
  const [change] = useAdminSettingsChangeMutation();
  const { draftOf, textOf, isStaleAt, drop, put } = useDrafts();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);

  const changed = settings.filter(
    (setting) => draftOf(setting) !== undefined && textOf(setting).trim() !== asText(setting.value),
  );

  const refused = async (failure: unknown) => {
    if (isApiFailure(failure)) {
      if (failure.code === 'version.conflict') await refetch();
      const fields = await describeFields(failure, language);
      setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
    }
    await tell.failed(failure);
  };

  const save = async () => {
    const faults = changed.flatMap((setting) => {
      const fault = faultOf(setting, textOf(setting));
      const bounds = { min: setting.min ?? 0, max: setting.max ?? 0 };
      return fault ? [[setting.key, t(fault, bounds)] as const] : [];
    });
    setErrors(Object.fromEntries(faults));
    if (faults.length > 0) return;
    const changes = changed.map((setting) => changeOf(setting, textOf(setting), draftOf(setting)));
    setBusy(true);
    try {
      await change({ changeSettingsDto: { changes }, 'Idempotency-Key': keys.keyFor(changes) }).unwrap();
      keys.ended();
      await refetch();
      drop(settings.map(({ key }) => key));
      tell.saved();
    } catch (failure) {
      keys.ended(failure);
      await refused(failure);
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    isChanged: changed.length > 0,
    isStale: settings.some(isStaleAt),
    textOf,
    errorOf: ({ key }) => errors[key],
    isStaleAt,
    type: (setting, text) => {
      put(setting, { text, version: draftOf(setting)?.version ?? setting.version });
      setErrors((known) => Object.fromEntries(Object.entries(known).filter(([key]) => key !== setting.key)));
    },
    takeTheirs: ({ key }) => drop([key]),
    keepMine: (setting) => put(setting, { text: textOf(setting), version: setting.version }),
    save,
  };
}
