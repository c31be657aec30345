interface Kind<Type extends string, Value> {
  type: Type;
  section: SettingSection;
  default: Value;
}

/** One line of text; lengths in code points. */
export type TextSetting = Kind<'text', string> & { min: number; max: number };
export type EmailSetting = Kind<'email', string>;
/** A whole number between two bounds, both included. */
export type NumberSetting = Kind<'number', number> & { min: number; max: number };
/** One of a few numbers. */
export type ChoiceSetting = Kind<'choice', number> & { choices: readonly number[] };
/** Words in small letters, each once, in their order. */
export type WordsSetting = Kind<'words', readonly string[]> & { max: number };

export type Setting = TextSetting | EmailSetting | NumberSetting | ChoiceSetting | WordsSetting;

export const SETTING_SECTIONS = [
  'brand',
  'contact',
  'promises',
  'passes',
  'points',
  'orders',
  'payouts',
  'honour',
  'taxes',
  'programs',
  'home',
  'moderation',
  'sms',
] as const;
export type SettingSection = (typeof SETTING_SECTIONS)[number];
