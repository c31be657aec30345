import type { SettingView } from 'shared-ui/api/admin-settings';
import { typedFigures, typedNumber } from 'shared-ui/format';

export type SettingValue = SettingView['value'];
export type SettingFieldError = 'faultText' | 'faultEmail' | 'faultNumber' | 'faultWords';

type Kind = Pick<SettingView, 'type' | 'min' | 'max'>;

/** A value as it is typed: words one below the other. */
export const asText = (value: SettingValue): string =>
  Array.isArray(value) ? value.join('\n') : String(value);

/** What was typed, as the server takes it. */
export function asValue({ type }: Pick<SettingView, 'type'>, text: string): SettingValue {
  if (type === 'number' || type === 'choice') return typedNumber(text);
  if (type !== 'words') return text.trim();
  return text
    .split(/\n|,/)
    .map((word) => word.trim())
    .filter(Boolean);
}

const lengthOf = (text: string): number => [...text.trim()].length;

const isBetween = (length: number, { min, max }: Kind): boolean =>
  length >= (min ?? 0) && length <= (max ?? Infinity);

/** What is wrong with what was typed; the server has the last word. */
export function fieldErrorOf(setting: Kind, text: string): SettingFieldError | undefined {
  switch (setting.type) {
    case 'text':
      return isBetween(lengthOf(text), setting) ? undefined : 'faultText';
    case 'email':
      return /^\S+@\S+\.\S+$/.test(text.trim()) ? undefined : 'faultEmail';
    case 'number':
      return /^\d{1,6}$/.test(typedFigures(text)) && isBetween(typedNumber(text), setting)
        ? undefined
        : 'faultNumber';
    case 'words': {
      const words = asValue(setting, text) as string[];
      return words.length <= (setting.max ?? Infinity) && words.every((word) => lengthOf(word) >= 2)
        ? undefined
        : 'faultWords';
    }
    default:
      return undefined;
  }
}
