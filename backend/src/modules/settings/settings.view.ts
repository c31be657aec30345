import { ApiProperty } from '@nestjs/swagger';
import { SETTING_SECTIONS, type SettingSection } from './setting-kinds.js';

const VALUE = {
  oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: { type: 'string' } }],
};

export class SettingChangerView {
  id: number;
  /** `#` and the id if the name is no longer stored. */
  name: string;
}

export class SettingView {
  /** @example 'site.phone' */
  key: string;
  @ApiProperty({ enum: SETTING_SECTIONS }) section: SettingSection;
  @ApiProperty({ enum: ['text', 'email', 'number', 'choice', 'words'] }) type:
    'text' | 'email' | 'number' | 'choice' | 'words';
  @ApiProperty(VALUE) value: string | number | readonly string[];
  /** Value before the first change. */
  @ApiProperty(VALUE) default: string | number | readonly string[];
  /** Minimum length of a text, in characters. */
  min: number | null;
  /** Maximum length of a text in characters, or maximum number of words. */
  max: number | null;
  @ApiProperty({ type: [Number], nullable: true }) choices: readonly number[] | null;
  /** Grows with every change; 0 before the first. */
  version: number;
  changedAt: string | null;
  /** Null before the first change, and for a change by a new version. */
  changedBy: SettingChangerView | null;
}
