import type { SettingView } from 'shared-ui/api/admin-settings';
import { typedFigures, typedNumber } from 'shared-ui/format';

export type SettingValue = SettingView['value'];
export type SettingFieldError = 'faultText' | 'faultEmail' | 'faultNumber' | 'faultWords';

type Kind = Pick<SettingView, 'type' | 'min' | 'max'>;

/** Text of a value in its input; words are separated by line breaks. */
export const asText = (value: SettingValue): string =>
  Array.isArray(value) ? value.join('\n') : String(value);

/** Converts the entered text to the value that the API expects. */
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

/** Validation error of the entered text. The server validates again. */
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
