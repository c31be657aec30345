import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { NumberInQuery } from './number-text.js';
import { SeveralLines } from './one-line.js';

/** The largest PostgreSQL integer. */
export const MAX_INT = 2_147_483_647;

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** For `@Transform` in queries: an empty field of a form counts as absent. */
export const emptyIsNone = ({ value }: { value: unknown }): unknown => (value === '' ? undefined : value);

/** The same for search terms: blanks alone count as absent. */
export const blankIsNone = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

/** Length in code points, as in PostgreSQL; invisible ones count. */
const hasLength = (min: number, max: number, messages: { min?: string; max?: string }): PropertyDecorator => {
  const lengthOf = (value: unknown): number => (typeof value === 'string' ? [...value].length : NaN);
  return applyDecorators(
    ValidateBy({
      name: 'shortest',
      validator: {
        validate: (value) => lengthOf(value) >= min,
        defaultMessage: () => messages.min ?? `$property is shorter than ${min} characters`,
      },
    }),
    ValidateBy({
      name: 'longest',
      validator: {
        validate: (value) => lengthOf(value) <= max,
        defaultMessage: () => messages.max ?? `$property is longer than ${max} characters`,
      },
    }),
  );
};

/** Text of one line, trimmed before its length is checked. Lengths in code points. */
export function Text(
  min: number,
  max: number,
  messages: { min?: string; max?: string } = {},
): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => trimmed(value)),
    IsString(messages.min ? { message: messages.min } : {}),
    hasLength(min, max, messages),
    ApiProperty({ minLength: min, maxLength: max }),
  );
}

/** Text of several lines, separated by line feeds only. Otherwise as `Text`. */
export function LongText(
  min: number,
  max: number,
  messages: { min?: string; max?: string } = {},
): PropertyDecorator {
  return applyDecorators(Text(min, max, messages), SeveralLines());
}

/**
 * Texts of one line, each trimmed.
 * @param length of a line in code points; none is empty
 */
export function Lines(
  count: number,
  length: number,
  { max, message }: { max: string; message: string },
): PropertyDecorator {
  const isLine = (value: unknown): boolean =>
    typeof value === 'string' && value !== '' && [...value].length <= length;
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(trimmed) : value)),
    IsArray(),
    ArrayMaxSize(count, { message: max }),
    ValidateBy(
      { name: 'lines', validator: { validate: isLine, defaultMessage: () => message } },
      { each: true },
    ),
    ApiProperty({ maxItems: count, items: { type: 'string', minLength: 1, maxLength: length } }),
  );
}

/**
 * An e-mail address, trimmed.
 * @param missing message if it is left out
 */
export function EmailText(missing: string): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => trimmed(value)),
    IsString({ message: missing }),
    MinLength(1, { message: missing }),
    IsEmail({}, { message: 'Please enter a valid email address.' }),
    MaxLength(254),
    ApiProperty({ format: 'email', minLength: 1, maxLength: 254 }),
  );
}

/** A whole number between two bounds, both included. */
export function WholeNumber(min: number, max = MAX_INT): PropertyDecorator {
  return applyDecorators(IsInt(), Min(min), Max(max), ApiProperty({ minimum: min, maximum: max }));
}

/** A whole number in a query string, in either script. */
export function QueryNumber(min: number, max = MAX_INT): PropertyDecorator {
  return applyDecorators(NumberInQuery(), WholeNumber(min, max));
}

/** Optional, may be null or empty; empty text becomes null. */
export function Nullable(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (trimmed(value) === '' ? null : value)),
    IsOptional(),
  );
}

/** May be null, but must not be left out: a request that replaces an entity sends all of its fields. */
export const OrNull = (): PropertyDecorator => ValidateIf((_, value) => value !== null);

/** May be left out, but must not be null. */
export const Omittable = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/**
 * A path of our media store, from the response to an upload. Other URLs, including data: and javascript:, are
 * rejected.
 */
export const MediaPath = (): PropertyDecorator =>
  Matches(/^\/media\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[1-9]\d{1,3}\.webp$/, {
    message: 'Please upload the picture first.',
  });

const DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/;
const NO_DAY = { message: 'Please give a day such as 2026-11-30' };

/** A day of Nepal's calendar as text, such as 2026-11-30. */
export const NepalDay = (): PropertyDecorator =>
  applyDecorators(IsISO8601({ strict: true }, NO_DAY), Matches(DAY, NO_DAY), ApiProperty({ format: 'date' }));
