export { SettingsModule } from './settings.module.js';
export { SettingsService } from './settings.service.js';
export { SITE_DEFAULTS, type SiteSettings } from './site-settings.js';
