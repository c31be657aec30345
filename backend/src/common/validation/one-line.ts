import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { getMetadataStorage, ValidateBy, type ValidationError } from 'class-validator';

const ONE_LINE = /[\p{Cc}\u2028\u2029]/u;
const SEVERAL_LINES = /[^\P{Cc}\n\t]/u;

const MARK = 'severalLines';

/** A text of several lines, separated by line feeds only. Every other text of a body has one line. */
export const SeveralLines = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : value,
    ),
    // A rule that always passes, because classes derived with `PartialType` and the like inherit rules.
    ValidateBy({ name: MARK, validator: { validate: () => true } }),
  );

const known = new WeakMap<object, ReadonlySet<string>>();

function fieldsOfSeveralLines({ constructor }: object): ReadonlySet<string> {
  const found = known.get(constructor);
  if (found) return found;
  const rules = getMetadataStorage().getTargetValidationMetadatas(constructor, '', false, false);
  const fields = new Set(rules.filter(({ name }) => name === MARK).map(({ propertyName }) => propertyName));
  known.set(constructor, fields);
  return fields;
}

const errorAt = (property: string, message: string): ValidationError => ({
  property,
  constraints: { controlCharacters: message },
  children: [],
});

/**
 * Errors for fields of a body, nested ones included, that contain a control character. Fields of several
 * lines may contain line feeds and tabs. Objects without a class are skipped, because their fields are
 * unknown.
 */
export function controlCharacterErrors(body: object): ValidationError[] {
  const several = fieldsOfSeveralLines(body);
  return Object.entries(body).flatMap(([property, value]: [string, unknown]) => {
    const values = (Array.isArray(value) ? value : [value]) as unknown[];
    if (
      values.some(
        (one) => typeof one === 'string' && (several.has(property) ? SEVERAL_LINES : ONE_LINE).test(one),
      )
    )
      return [
        errorAt(
          property,
          several.has(property) ? 'Please remove the control characters.' : 'Please use one line only.',
        ),
      ];
    const children = values.flatMap((one, index) => {
      const errors = isOfClass(one) ? controlCharacterErrors(one) : [];
      return Array.isArray(value) && errors.length > 0
        ? [{ property: String(index), children: errors }]
        : errors;
    });
    return children.length > 0 ? [{ property, children }] : [];
  });
}

const isOfClass = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && value.constructor !== Object && !(value instanceof Date);
