import { toDevanagari } from '../../../format/numbers/digits';
import type { FieldFailure } from 'shared-ui/store';
import sentences from './fields.ne.json';
import labels from './labels.ne.json';

const known: Readonly<Record<string, string | boolean>> = sentences;
const named: Readonly<Record<string, string | boolean>> = labels;

const NUMBER = /\d+/g;
/** Matches the field's label at the start of a general message. */
const LABEL = /^.+? (?=(?:is required|is not in the right form|must (?:be|have|not)) ?)/;

/** Returns a translated message with its numbers filled in, or undefined. */
function sentenceOf(key: string, numbers: readonly string[]): string | undefined {
  const sentence = known[key.replace(NUMBER, '#')];
  if (typeof sentence !== 'string') return undefined;
  const left = [...numbers];
  return sentence.replace(/#/g, () => toDevanagari(left.shift() ?? ''));
}

/**
 * Returns the Nepali label of a field.
 * @param field the path of the field, such as `hours.0.opens`
 */
function labelOf(field: string): string {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  const label = named[name];
  return typeof label === 'string' ? `${label}: ` : '';
}

function inNepali({ field, message }: FieldFailure): string {
  const own = sentenceOf(message, message.match(NUMBER) ?? []);
  if (own) return own;
  // The translations contain only the beginning of a message that lists choices.
  const general = message.replace(LABEL, '… ').replace(/: .*$/, '');
  const sentence = sentenceOf(general, general.match(NUMBER) ?? []);
  return sentence ? labelOf(field) + sentence : sentences._otherwise;
}

/** Translates field errors to Nepali. Messages without a translation become a general request to check the field. */
export const fieldsInNepali = (errors: readonly FieldFailure[]): FieldFailure[] =>
  errors.map((error) => ({ field: error.field, message: inNepali(error) }));
