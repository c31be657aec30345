import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { mobileNumberOf } from '../../../common/validation/mobile-number.js';
import { latinDigits } from '../../../common/validation/number-text.js';
import { Omittable, WholeNumber } from '../../../common/validation/rules.js';

const NO_MOBILE = 'Please enter a Nepali mobile number.';
const NO_CHARACTERS = 'Please enter the last four characters of the code.';

/** As they are typed: O is read as 0, I and L as 1. */
const characters = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string'
    ? latinDigits(value).replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
    : value;

export class PhoneLookupDto {
  /** Mobile number of the customer. @example '9841234567' */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (mobileNumberOf(value) ?? value) : value,
  )
  @Matches(/^9[678]\d{8}$/, { message: NO_MOBILE })
  @MaxLength(30, { message: NO_MOBILE })
  @IsString({ message: NO_MOBILE })
  phone: string;

  /** Last four of the eight characters. @example '9QX2' */
  @Transform(characters)
  @Matches(/^[0-9A-HJKMNP-TV-Z]{4}$/, { message: NO_CHARACTERS })
  @MaxLength(20, { message: NO_CHARACTERS })
  @IsString({ message: NO_CHARACTERS })
  lastFour: string;
}

export class LookupWordDto {
  /** The word that the customer says, in Latin letters or Devanagari. @example 'jomati' */
  @MaxLength(40)
  @MinLength(1, { message: 'Please enter the word that the customer says.' })
  @IsString()
  word: string;

  /** Branch of the counter. Not needed for staff of one branch. */
  @Omittable() @WholeNumber(1) branchId?: number;
}
