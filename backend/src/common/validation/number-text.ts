import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';

const NEPALI_ZERO = '०'.charCodeAt(0);

/** Nepali digits become Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - NEPALI_ZERO));

/**
 * A text of digits, such as a code or a tax number. Nepali digits are converted to Latin ones and surrounding
 * blanks are removed.
 */
export const NumberText = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? latinDigits(value).trim() : value,
  );

/**
 * A number in a query string, in either script. Anything else becomes NaN or remains unchanged, and the next
 * rule rejects it.
 */
export const NumberInQuery = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? Number(latinDigits(value)) : value,
  );

/** A phone number, in either script. */
export const PhoneNumber = (): PropertyDecorator =>
  applyDecorators(
    NumberText(),
    Matches(/^\+?[\d\s()-]{6,20}$/, { message: 'Please enter a valid phone number.' }),
  );
