import { looksLikeEmail, typedFigures, typedNumber } from '../../format';
import { constraints } from '../../store/api/generated/constraints';

type Constraints = typeof constraints;
export type ConstrainedDto = keyof Constraints;
export type ConstrainedField<Dto extends ConstrainedDto> = keyof Constraints[Dto] & string;

interface Constraint {
  readonly type?: 'number' | 'integer';
  readonly required?: boolean;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

const NUMBER = { integer: /^-?\d{1,10}$/, number: /^-?\d{1,10}(\.\d+)?$/ };
const DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/;

const constraintOf = <Dto extends ConstrainedDto>(dto: Dto, field: ConstrainedField<Dto>): Constraint =>
  constraints[dto][field] as Constraint;

function isNumberWithin(kind: 'number' | 'integer', text: string, constraint: Constraint): boolean {
  const { minimum = -Infinity, maximum = Infinity } = constraint;
  const value = typedNumber(text);
  return NUMBER[kind].test(typedFigures(text)) && value >= minimum && value <= maximum;
}

function isTextWithin(text: string, constraint: Constraint): boolean {
  const { minLength = 0, maxLength = Infinity, pattern, format } = constraint;
  const { length } = [...text];
  if (length < minLength || length > maxLength) return false;
  if (format === 'email' && !looksLikeEmail(text)) return false;
  if (format === 'date' && !DAY.test(text)) return false;
  return !pattern || new RegExp(pattern, 'u').test(text);
}

/** Returns true if the API accepts the trimmed text. Digits may be Devanagari. */
export function meetsConstraint<Dto extends ConstrainedDto>(
  dto: Dto,
  field: ConstrainedField<Dto>,
  typed: string,
): boolean {
  const constraint = constraintOf(dto, field);
  const text = typed.trim();
  if (text === '') return !constraint.required || constraint.minLength === 0;
  return constraint.type ? isNumberWithin(constraint.type, text, constraint) : isTextWithin(text, constraint);
}

/** Returns the fields of a body whose constraints are known: texts, numbers and days. */
export const constrainedFields = <Dto extends ConstrainedDto>(dto: Dto): ConstrainedField<Dto>[] =>
  Object.keys(constraints[dto]) as ConstrainedField<Dto>[];

/** Returns the least and the greatest number that the API accepts. */
export function boundsOf<Dto extends ConstrainedDto>(
  dto: Dto,
  field: ConstrainedField<Dto>,
): { least: number; most: number } {
  const { minimum = -Infinity, maximum = Infinity } = constraintOf(dto, field);
  return { least: minimum, most: maximum };
}

/** Returns whether the trimmed text is too short or too long for the API; otherwise null. */
export function lengthErrorOf<Dto extends ConstrainedDto>(
  dto: Dto,
  field: ConstrainedField<Dto>,
  typed: string,
): 'short' | 'long' | null {
  const { minLength = 0, maxLength = Infinity } = constraintOf(dto, field);
  const { length } = [...typed.trim()];
  return length < minLength ? 'short' : length > maxLength ? 'long' : null;
}

/**
 * Returns react-hook-form rules of a text field, from the constraints of the API document.
 * @param sentence error shown under the field if a rule is broken
 */
export const rulesOf = <Dto extends ConstrainedDto>(
  dto: Dto,
  field: ConstrainedField<Dto>,
  sentence: string,
): { validate(typed: string): true | string } => ({
  validate: (typed) => meetsConstraint(dto, field, typed) || sentence,
});
