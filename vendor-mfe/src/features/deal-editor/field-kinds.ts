import { nepalDayOf, toDayText } from 'shared-ui/format';
import type { TextKey } from 'shared-ui/i18n';
import { wholeNumberOf } from './price/whole-number';
import type english from './texts.en.json';

export type Label = TextKey<typeof english>;

/** How the value of a field is shown where versions are compared. */
export type Shown =
  | 'text'
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
  | 'food';

/** One field of a form: its empty value, both conversions and how it is shown. */
export interface FieldKind<Value, Sent> {
  readonly label: Label;
  readonly shown: Shown;
  readonly empty: Value;
  /** Limits of a visit are folded away in the form. */
  readonly group?: 'visit';
  /** The name that the API uses, where it differs. */
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

/** A whole number; it stays text until it is sent. */
export const count = (label: Label): FieldKind<string, number | null> => ({
  ...text(label),
  write: wholeNumberOf,
});

/** Whole rupees. */
export const money = (label: Label): FieldKind<string, number | null> => ({
  ...count(label),
  shown: 'money',
});

/** A number that is 0 if it is missing. */
export const orZero = (field: FieldKind<string, number | null>): FieldKind<string, number> => ({
  ...field,
  write: (typed) => field.write(typed) ?? 0,
});

/** A day in Nepal, such as 2026-11-30, of which the API stores a moment. */
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

/** Several values; none of them means all. */
export const several = <Value>(label: Label, shown: Shown): FieldKind<Value[], Value[] | null> => ({
  label,
  shown,
  empty: [],
  read: (stored) => (stored as Value[] | null) ?? [],
  write: (chosen) => (chosen.length > 0 ? chosen : null),
});

/** A limit of the visit. */
export const atVisit = <Value, Sent>(field: FieldKind<Value, Sent>): FieldKind<Value, Sent> => ({
  ...field,
  group: 'visit',
});
