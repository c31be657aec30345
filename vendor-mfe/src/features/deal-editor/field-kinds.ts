import { nepalDayOf, toDayText } from 'shared-ui/format';
import type { TextKey } from 'shared-ui/i18n';
import { wholeNumberOf } from '../../shared/price/whole-number';
import type english from './texts.en.json';

export type Label = TextKey<typeof english>;

/** Format of a value in the comparison of versions. */
export type Shown =
  | 'text'
  | 'number'
  | 'money'
  | 'day'
  | 'days'
  | 'weekdays'
  | 'photos'
  | 'category'
  | 'city'
  | 'branches'
  | 'validity'
  | 'kind'
  | 'sale'
  | 'taxes'
  | 'lines'
  | 'priceFor'
  | 'venue'
  | 'item'
  | 'food';

/** Field of a form: its empty value, both conversions and its format. */
export interface FieldKind<Value, Sent> {
  /** Label of the form, where the name of the API field does not suffice. */
  readonly label?: Label;
  readonly shown: Shown;
  readonly empty: Value;
  /** Limits of a visit are collapsed in the form. */
  readonly group?: 'visit';
  /** API name, if it differs. */
  readonly stored?: string;
  read(stored: unknown): Value;
  write(value: Value): Sent;
}

const textOf = (stored: unknown): string => (stored as string | number | null | undefined)?.toString() ?? '';
const dayOf = (moment: unknown): string => toDayText(nepalDayOf(new Date(moment as string)));

export const text = (label: Label): FieldKind<string, string> => ({
  label,
  shown: 'text',
  empty: '',
  read: textOf,
  write: (typed) => typed.trim(),
});

export const optionalText = (label: Label): FieldKind<string, string | null> => ({
  ...text(label),
  write: (typed) => typed.trim() || null,
});

/** Whole number, kept as text until it is sent. */
export const count = (label?: Label): FieldKind<string, number | null> => ({
  label,
  shown: 'number',
  empty: '',
  read: textOf,
  write: wholeNumberOf,
});

/** Whole rupees. */
export const money = (label?: Label): FieldKind<string, number | null> => ({
  ...count(label),
  shown: 'money',
});

/** Number that defaults to 0. */
export const orZero = (field: FieldKind<string, number | null>): FieldKind<string, number> => ({
  ...field,
  write: (typed) => field.write(typed) ?? 0,
});

/** Calendar day in Nepal, such as 2026-11-30. The API stores a time. */
export const day = (label: Label, stored: string): FieldKind<string, string> => ({
  label,
  shown: 'day',
  empty: '',
  stored,
  read: dayOf,
  write: (typed) => typed,
});

export const choice = <Value>(label: Label, shown: Shown, empty: Value): FieldKind<Value, Value> => ({
  label,
  shown,
  empty,
  read: (stored) => stored as Value,
  write: (chosen) => chosen,
});

/** List of values. An empty list means all. */
export const several = <Value>(label: Label, shown: Shown): FieldKind<Value[], Value[] | null> => ({
  label,
  shown,
  empty: [],
  read: (stored) => (stored as Value[] | null) ?? [],
  write: (chosen) => (chosen.length > 0 ? chosen : null),
});

/** Marks a field as a limit of the visit. */
export const atVisit = <Value, Sent>(field: FieldKind<Value, Sent>): FieldKind<Value, Sent> => ({
  ...field,
  group: 'visit',
});
