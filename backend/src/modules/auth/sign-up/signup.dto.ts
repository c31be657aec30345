import { Transform } from 'class-transformer';
import { IsEmail, IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import { PhoneNumber } from '../../../common/validation/number-text.js';
import { Omittable, Text } from '../../../common/validation/rules.js';

const MISSING = 'Please fill in all required fields.';

export class SignupDto {
  /** @example 'Sujata' */
  @Text(1, 60, { min: MISSING }) firstName: string;
  /** @example 'Rai' */
  @Text(1, 60, { min: MISSING }) lastName: string;

  /** @example 'sujata@example.com' */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @MaxLength(254)
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  @MinLength(1, { message: MISSING })
  @IsString({ message: MISSING })
  email: string;

  /** @example '9800000000' */
  @PhoneNumber()
  @Text(1, 20, { min: MISSING })
  phone: string;

  /** @example 'Kathmandu' */
  @Text(1, 60, { min: MISSING }) city: string;

  /** Language of mails; default: English. */
  @Omittable() @IsIn(['en', 'ne']) language?: 'en' | 'ne';

  /** 6 to 128 characters; the commonest ones are rejected. */
  @MaxLength(512)
  @MinLength(1, { message: MISSING })
  @IsString({ message: MISSING })
  password: string;
}
