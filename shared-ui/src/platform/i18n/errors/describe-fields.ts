import { toDevanagari } from '../../../format/numbers/digits';
import type { FieldFailure } from 'shared-ui/store';
import sentences from './fields.ne.json';
import labels from './labels.ne.json';

const known: Readonly<Record<string, string | boolean>> = sentences;
const named: Readonly<Record<string, string | boolean>> = labels;

const NUMBER = /\d+/g;
/** What a general sentence begins with: the field's label. */
const LABEL = /^.+? (?=(?:is required|is not in the right form|must (?:be|have|not)) ?)/;

/** A sentence of the catalogue with its numbers, or none. */
function sentenceOf(key: string, numbers: readonly string[]): string | undefined {
  const sentence = known[key.replace(NUMBER, '#')];
  if (typeof sentence !== 'string') return undefined;
  const left = [...numbers];
  return sentence.replace(/#/g, () => toDevanagari(left.shift() ?? ''));
}

/** What Nepali readers call a field. @param field with the path to it, such as `hours.0.opens` */
function labelOf(field: string): string {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  const label = named[name];
  return typeof label === 'string' ? `${label}: ` : '';
}

function inNepali({ field, message }: FieldFailure): string {
  const own = sentenceOf(message, message.match(NUMBER) ?? []);
  if (own) return own;
  // Of a list of choices the catalogue knows the beginning only.
  const general = message.replace(LABEL, '… ').replace(/: .*$/, '');
  const sentence = sentenceOf(general, general.match(NUMBER) ?? []);
  return sentence ? labelOf(field) + sentence : sentences._otherwise;
}

/** What the server says of single fields, in Nepali: one it has no sentence for is asked to be looked at. */
export const fieldsInNepali = (errors: readonly FieldFailure[]): FieldFailure[] =>
  errors.map((error) => ({ field: error.field, message: inNepali(error) }));
