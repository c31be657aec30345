import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';

const NEPALI_ZERO = '०'.charCodeAt(0);

/** Nepali digits become Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - NEPALI_ZERO));

/** A text made of figures, such as a code or a tax number: Nepali digits are stored as Latin ones, without the blanks around it. */
export const NumberText = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? latinDigits(value).trim() : value,
  );

/** A number in a query string, in either script. Anything else becomes NaN or stays as it is, for the next rule to reject. */
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
