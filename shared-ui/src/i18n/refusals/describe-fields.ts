import { toDevanagari } from '../../format/digits';
import type { FieldFailure } from '../../api/failure';
import sentences from './fields.ne.json';

const known: Readonly<Record<string, string | boolean>> = sentences;

const NUMBER = /\d+/g;

/** How a sentence stands in the catalogue: without its numbers, and general ones without the field's name. */
const keyOf = (message: string): string =>
  message.replace(NUMBER, '#').replace(/^(?:each value in )?[\w.]+ (?=must|should)/, '… ');

function inNepali(message: string): string {
  const sentence = known[keyOf(message)];
  if (typeof sentence !== 'string') return sentences._otherwise;
  const numbers = message.match(NUMBER) ?? [];
  return sentence.replace(/#/g, () => toDevanagari(numbers.shift() ?? ''));
}

/** What the server says of single fields, in Nepali: one it has no sentence for is asked to be looked at. */
export const fieldsInNepali = (errors: readonly FieldFailure[]): FieldFailure[] =>
  errors.map(({ field, message }) => ({ field, message: inNepali(message) }));
