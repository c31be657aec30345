import { ApiProperty } from '@nestjs/swagger';
import { SETTING_SECTIONS, type SettingSection } from './setting-kinds.js';

const VALUE = {
  oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: { type: 'string' } }],
};

export class SettingChangerView {
  id: number;
  /** `#` and the id where the name is not kept any more. */
  name: string;
}

export class SettingView {
  /** @example 'site.phone' */
  key: string;
  @ApiProperty({ enum: SETTING_SECTIONS }) section: SettingSection;
  @ApiProperty({ enum: ['text', 'email', 'number', 'choice', 'words'] }) type:
    'text' | 'email' | 'number' | 'choice' | 'words';
  @ApiProperty(VALUE) value: string | number | readonly string[];
  /** What holds until somebody changes it. */
  @ApiProperty(VALUE) default: string | number | readonly string[];
  /** Of text in characters. */
  min: number | null;
  /** Of text in characters, of words how many. */
  max: number | null;
  @ApiProperty({ type: [Number], nullable: true }) choices: readonly number[] | null;
  /** Changes with every change; 0 while nobody has changed it. */
  version: number;
  changedAt: string | null;
  /** Null for what nobody changed, or a new version brought. */
  changedBy: SettingChangerView | null;
}
