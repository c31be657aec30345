import { IsIn, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { NumberText } from '../../../common/validation/number-text.js';
import { Nullable, Omittable, Text } from '../../../common/validation/rules.js';

export const PAYOUT_ACCOUNT_KINDS = ['bank', 'esewa', 'khalti'] as const;
export type PayoutAccountKind = (typeof PAYOUT_ACCOUNT_KINDS)[number];

export class PayoutAccountDto {
  @IsIn(PAYOUT_ACCOUNT_KINDS) kind: PayoutAccountKind;
  /** Name of the account holder. @example 'Himchuli Momo House Pvt. Ltd.' */
  @Text(2, 120, { min: 'Please enter the name of the account holder' }) holder: string;
  /** Required for a bank account, and ignored otherwise. */
  @Nullable() @Text(2, 120) bank?: string | null;
  /** Required for a bank account, and ignored otherwise. */
  @Nullable() @Text(2, 120) branch?: string | null;
  /** The account's number, or the mobile number of the wallet. */
  @Text(5, 40) number: string;
  /** Optional, because the route requires a step-up. If a password is sent, it must be correct. */
  @Omittable()
  @MaxLength(512)
  @MinLength(1, { message: 'Please enter your password.' })
  @IsString({ message: 'Please enter your password.' })
  password?: string;
}

const NO_DIGITS = 'Please enter the 6 digits.';

export class ConfirmPayoutAccountDto {
  /** The digits of the mail. @example '042719' */
  @NumberText()
  @Matches(/^\d{6}$/, { message: NO_DIGITS })
  @IsString({ message: NO_DIGITS })
  code: string;
}
