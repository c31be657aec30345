export { columnsOf, PAYOUT_FILE_COLUMNS, type PayoutFileColumn } from './setting.policy.js';
export {
  DEFAULTS as SETTING_DEFAULTS,
  SECOND_ADMIN_DEFAULT,
  type SettingValues,
} from './setting-definitions.js';
export { SettingsModule } from './settings.module.js';
export { SettingsService } from './settings.service.js';
export { SITE_DEFAULTS, type SiteSettings } from './site-settings.js';
