import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';
import { mobileNumberOf } from '../../../common/validation/mobile-number.js';
import { NumberText } from '../../../common/validation/number-text.js';

export const NO_MOBILE = 'Please enter a Nepali mobile number.';
const NO_DIGITS = 'Please enter the 6 digits.';

export class VerifyPhoneDto {
  /** A Nepali mobile number; stored with ten digits. @example '9841234567' */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (mobileNumberOf(value) ?? value) : value,
  )
  @Matches(/^9[678]\d{8}$/, { message: NO_MOBILE })
  @MaxLength(30, { message: NO_MOBILE })
  @IsString({ message: NO_MOBILE })
  phone: string;

  /** Six digits of `POST /api/auth/otp` for the number. @example '042719' */
  @NumberText()
  @Matches(/^\d{6}$/, { message: NO_DIGITS })
  @IsString({ message: NO_DIGITS })
  digits: string;
}
