import { formatNumber, type Language } from '../../format';
import type { Entries } from './texts';

export type Values = Readonly<Record<string, string | number>>;

export type Translate<Key extends string> = (key: Key, values?: Values) => string;

function find(entries: Entries, key: string, values: Values): string | undefined {
  const plural = typeof values.count === 'number' ? `${key}_${values.count === 1 ? 'one' : 'other'}` : key;
  const entry = entries[plural] ?? entries[key];
  return typeof entry === 'string' ? entry : undefined;
}

/** Creates a function that replaces `{name}` placeholders; numbers use the digits of the language. */
export function translator<Key extends string>(entries: Entries, language: Language): Translate<Key> {
  return (key, values = {}) => {
    const text = find(entries, key, values);
    if (text === undefined) throw new Error(`No text '${key}' in ${language}`);
    return text.replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name];
      if (value === undefined) return place;
      return typeof value === 'number' ? formatNumber(value, language) : value;
    });
  };
}
