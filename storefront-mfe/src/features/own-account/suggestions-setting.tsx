import { useTexts } from 'shared-ui/i18n';
import { ButtonLink } from 'shared-ui/ui';
import { ActivitySwitch } from '../../shared/own-activity/activity-switch';
import { ownActivityTexts } from '../../shared/own-activity/texts';
import { SettingsSection } from './settings-section';

/** Switch of the account for recently viewed deals and suggestions. */
export function SuggestionsSetting() {
  const t = useTexts(ownActivityTexts);
  return (
    <SettingsSection title={t('settingsTitle')} text={t('settingsText')}>
      <ActivitySwitch />
      <div>
        <ButtonLink to="/favorites#viewed" variant="tint">
          {t('viewed')}
        </ButtonLink>
      </div>
    </SettingsSection>
  );
}
