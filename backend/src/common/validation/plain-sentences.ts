import type { ValidationError } from 'class-validator';
import { labelOf } from './field-labels.js';

/**
 * Endings of the sentences after the field's label, by the validator's name of the rule. `bound` is the
 * number or the list in the rule.
 */
const SENTENCES: Readonly<Record<string, (bound: string) => string>> = {
  isInt: () => 'must be a whole number.',
  isNumber: () => 'must be a number.',
  min: (bound) => `must be ${bound} or more.`,
  max: (bound) => `must be ${bound} or less.`,
  notEquals: (bound) => `must not be ${bound}.`,
  isIn: (bound) => `must be one of: ${bound}.`,
  isString: () => 'must be text.',
  isEmail: () => 'must be an email address.',
  isUrl: () => 'must be a web address.',
  shortest: (bound) => `must have ${bound} characters or more.`,
  minLength: (bound) => `must have ${bound} characters or more.`,
  longest: (bound) => `must have ${bound} characters or less.`,
  maxLength: (bound) => `must have ${bound} characters or less.`,
  isArray: () => 'must be a list.',
  arrayMinSize: (bound) => `must have ${bound} entries or more.`,
  arrayMaxSize: (bound) => `must have ${bound} entries or less.`,
  arrayUnique: () => 'must not name anything twice.',
  isDate: () => 'must be a day before 2100.',
  maxDate: () => 'must be a day before 2100.',
  isIso8601: () => 'must be a day such as 2026-11-30.',
  isBoolean: () => 'must be true or false.',
};

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The validator's own messages begin with the name of the field; messages of our rules do not. */
const isOwnWords = (message: string, property: string): boolean =>
  message.startsWith(`${property} `) || /^(each value in|nested property|an unknown value) /.test(message);

const boundIn = (rule: string, message: string): string =>
  (rule === 'isIn' ? /values: (.*)$/ : /(-?\d+)(?: characters| elements)?$/).exec(message)?.[1] ?? '';

/** Message of a broken rule for users, with the field's label instead of its name. */
export function plainSentence(
  { property, value }: Pick<ValidationError, 'property' | 'value'>,
  field: string,
  rule: string,
  message: string,
): string {
  if (rule === 'whitelistValidation') return 'This field is not accepted.';
  if (!isOwnWords(message, property)) return message;
  const label = labelOf(field);
  if (isMissing(value) && !message.startsWith('each value')) return `${label} is required.`;
  return `${label} ${SENTENCES[rule]?.(boundIn(rule, message)) ?? 'is not in the right form.'}`;
}
