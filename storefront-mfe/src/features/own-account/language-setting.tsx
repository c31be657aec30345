import { languageChosen, rememberLanguage, useAppDispatch, type Language } from 'shared-ui/store';
import { accountApi } from 'shared-ui/api/account';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Segmented } from 'shared-ui/ui';
import { SettingsSection } from './settings-section';
import { accountTexts } from './texts';
import { useSave } from './use-save';

const CHOICES = [
  { value: 'en', label: 'English' },
  { value: 'ne', label: 'नेपाली' },
] as const;

/** Language of pages and e-mails. */
export function LanguageSetting() {
  const t = useTexts(accountTexts);
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const { save } = useSave();
  const [update] = accountApi.useAccountChangesUpdateMutation();

  const choose = (chosen: Language) => {
    rememberLanguage(chosen);
    dispatch(languageChosen(chosen));
    void save(() => update({ updateAccountDto: { language: chosen } }).unwrap(), {
      kind: 'success',
      title: t('saved'),
    });
  };

  return (
    <SettingsSection title={t('languageTitle')} text={t('languageText')}>
      <Segmented label={t('languageTitle')} choices={CHOICES} value={language} onChange={choose} />
    </SettingsSection>
  );
}
