import { DEFAULTS, type SettingValues } from './setting-definitions.js';

type SiteKeys<Key> = Key extends `site.${infer Name}` ? Name : never;

/** Settings about the site itself. */
export type SiteSettings = {
  [Name in SiteKeys<keyof SettingValues>]: SettingValues[`site.${Name}`];
};

const PREFIX = 'site.';

export const siteOf = (values: SettingValues): SiteSettings =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([key]) => key.startsWith(PREFIX))
      .map(([key, value]) => [key.slice(PREFIX.length), value]),
  ) as SiteSettings;

export const SITE_DEFAULTS = siteOf(DEFAULTS);
