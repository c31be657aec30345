import { Transform } from 'class-transformer';
import { IsIn, IsString, Matches, MaxLength, isEmail, ValidateBy } from 'class-validator';
import { isMobileNumber, looksLikeNumber, mobileNumberOf } from '../../../common/validation/mobile-number.js';
import { NumberText } from '../../../common/validation/number-text.js';
import { Omittable, Text } from '../../../common/validation/rules.js';
import { NO_MOBILE } from '../phone/phone.dto.js';

export const NO_EMAIL = 'Please enter a valid email address.';
const NO_DIGITS = 'Please enter the 6 digits.';

/** Normalizes addresses as they are stored: e-mails without blanks in lower case, phone numbers with ten digits. */
const normalized = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? (mobileNumberOf(value) ?? value.trim().toLowerCase()) : value;

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && (isMobileNumber(value) || isEmail(value));

/** An e-mail address or a Nepali mobile number. */
const Address = (): PropertyDecorator =>
  ValidateBy({
    name: 'isAddress',
    validator: {
      validate: isAddress,
      defaultMessage: (given) =>
        typeof given?.value === 'string' && looksLikeNumber(given.value) ? NO_MOBILE : NO_EMAIL,
    },
  });

class AddressDto {
  /** The e-mail or, if SMS is offered, the Nepali mobile number that gets the digits. @example 'sita@example.com' */
  @Transform(normalized)
  @MaxLength(254)
  @Address()
  @IsString({ message: NO_EMAIL })
  to: string;
}

export class RequestDigitsDto extends AddressDto {
  /** Language of the message; default: English. An existing account uses its own. */
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
