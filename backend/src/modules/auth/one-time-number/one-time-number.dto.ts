import { Transform } from 'class-transformer';
import { IsEmail, IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { NumberText } from '../../../common/validation/number-text.js';
import { Omittable, Text } from '../../../common/validation/rules.js';

const NO_EMAIL = 'Please enter a valid email address.';
const NO_DIGITS = 'Please enter the 6 digits.';

/** Normalizes addresses as they are stored: without blanks, in lower case. */
const normalized = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

class AddressDto {
  /** The address that the digits are mailed to. @example 'sita@example.com' */
  @Transform(normalized)
  @MaxLength(254)
  @IsEmail({}, { message: NO_EMAIL })
  @IsString({ message: NO_EMAIL })
  to: string;
}

export class RequestDigitsDto extends AddressDto {
  /** Language of the mail; default: English. An existing account uses its own. */
  @Omittable() @IsIn(['en', 'ne']) language?: 'en' | 'ne';
}

export class VerifyDigitsDto extends AddressDto {
  /** @example '042719' */
  @NumberText()
  @Matches(/^\d{6}$/, { message: NO_DIGITS })
  @IsString({ message: NO_DIGITS })
  digits: string;
}

export class CompleteSignUpDto {
  /** Ticket from `POST /api/auth/otp/verify`. */
  @MaxLength(100) @IsString() ticket: string;

  /** @example 'Sita' */
  @Text(1, 60, { min: 'Please enter your name.' }) firstName: string;

  /** @example 'Rai' */
  @Omittable() @Text(0, 60) lastName?: string;

  /** @example 'Kathmandu' */
  @Omittable() @Text(0, 60) city?: string;
}
