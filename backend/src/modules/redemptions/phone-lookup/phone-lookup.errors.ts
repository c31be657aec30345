import { defineError } from '../../../common/errors/app-error.js';

export const LookupExpired = defineError(
  'lookup.expired',
  'gone',
  'This word has run out. Please ask for a new one.',
);
/** `details.triesLeft` is the number of remaining tries. */
export const WordWrong = defineError('lookup.word-wrong', 'invalid', 'This word does not match.');
export const TooManyLookups = defineError(
  'lookup.too-many',
  'too-many',
  'Too many look-ups by phone. Please scan or type the code, or wait a while.',
);
