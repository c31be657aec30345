import { isEmail } from 'class-validator';
import type { Setting } from './setting-kinds.js';
import {
  DEFAULTS,
  isSettingKey,
  SETTINGS,
  type SettingKey,
  type SettingValues,
} from './setting-definitions.js';

const SHORTEST_WORD = 2;
const LONGEST_WORD = 60;

const lengthOf = (text: string): number => [...text].length;

const isWholeBetween = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

const isLine = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'string' && !/[\p{Cc}]/u.test(value) && lengthOf(value) >= min && lengthOf(value) <= max;

/** Rejects words with punctuation, because texts of deals are searched without punctuation. */
const isWord = (value: unknown): boolean =>
  isLine(value, SHORTEST_WORD, LONGEST_WORD) && !/[\p{P}।]|\s{2}/u.test(value as string);

/** Trims texts; words become lower case, unique and sorted. Values of another type remain unchanged. */
export function tidied(setting: Setting, value: unknown): unknown {
  if (setting.type === 'words' && Array.isArray(value)) {
    const words = value.map((word: unknown) => (typeof word === 'string' ? word.trim().toLowerCase() : word));
    return [...new Set(words)].sort((a, b) => (String(a) < String(b) ? -1 : 1));
  }
  return typeof value === 'string' ? value.trim() : value;
}

/** Error message for a tidied value (rule SE1); null if it is valid. */
export function errorOf(setting: Setting, value: unknown): string | null {
  switch (setting.type) {
    case 'text':
      return isLine(value, setting.min, setting.max)
        ? null
        : `Please enter ${setting.min} to ${setting.max} characters in one line`;
    case 'email':
      return typeof value === 'string' && value.length <= 254 && isEmail(value)
        ? null
        : 'Please enter a valid email address.';
    case 'number':
      return isWholeBetween(value, setting.min, setting.max)
        ? null
        : `Please enter a whole number from ${setting.min} to ${setting.max}`;
    case 'choice':
      return setting.choices.includes(value as number)
        ? null
        : `Please choose one of: ${setting.choices.join(', ')}`;
    case 'words':
      return Array.isArray(value) && value.length <= setting.max && value.every(isWord)
        ? null
        : `Please enter at most ${setting.max} words of 2 to 60 characters, without punctuation`;
  }
}

/**
 * Checks constraints across settings.
 * @returns the keys that contradict each other, with messages
 */
export function contradictionsIn(values: SettingValues): { field: SettingKey; message: string }[] {
  const daysAreReversed = values['site.verificationDaysFrom'] > values['site.verificationDaysTo'];
  const areColumns = isColumnList(values['payouts.fileColumns']);
  return [
    ...(daysAreReversed
      ? [
          {
            field: 'site.verificationDaysTo' as const,
            message: 'Please enter at least as many days as before it',
          },
        ]
      : []),
    ...(areColumns
      ? []
      : [
          {
            field: 'payouts.fileColumns' as const,
            message: `Please name columns once each, with holder, number and amount, from: ${PAYOUT_FILE_COLUMNS.join(', ')}`,
          },
        ]),
  ];
}

/** Columns that the file of a payout run may have (rule PO5). */
export const PAYOUT_FILE_COLUMNS = [
  'line',
  'day',
  'kind',
  'bank',
  'branch',
  'holder',
  'number',
  'amount',
  'currency',
  'business',
  'remark',
] as const;
export type PayoutFileColumn = (typeof PAYOUT_FILE_COLUMNS)[number];

/** Columns that every payout file needs. */
const NEEDED_COLUMNS = ['holder', 'number', 'amount'];

export const columnsOf = (list: string): string[] => list.split(',').map((column) => column.trim());

function isColumnList(list: string): boolean {
  const columns = columnsOf(list);
  return (
    columns.every((column) => (PAYOUT_FILE_COLUMNS as readonly string[]).includes(column)) &&
    new Set(columns).size === columns.length &&
    NEEDED_COLUMNS.every((column) => columns.includes(column))
  );
}

/** The defaults with the valid stored values; invalid stored values are ignored. */
export function settled(stored: Readonly<Record<string, unknown>>): SettingValues {
  const fitting = Object.entries(stored).filter(
    ([key, value]) => isSettingKey(key) && errorOf(SETTINGS[key], value) === null,
  );
  return { ...DEFAULTS, ...Object.fromEntries(fitting) };
}
