import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsUUID, ValidateNested, IsObject } from 'class-validator';
import { emptyIsNone, LongText, NepalDay, Text } from '../../../common/validation/rules.js';
import { PAYOUT_ACCOUNT_KINDS, type PayoutAccountKind } from '../payout-accounts/payout-account.dto.js';

const MAX_LINES = 10_000;

export class MakePayoutRunDto {
  /** The payout day in Nepal: today or a day of the next two weeks. @example '2026-11-26' */
  @NepalDay() day: string;
}

export class PayoutCandidatesQuery {
  /** The payout day in Nepal; default: next Thursday. */
  @Transform(emptyIsNone) @IsOptional() @NepalDay() day?: string;
}

export class PayoutFileQuery {
  /** Only the payouts to this kind of account; default: all. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(PAYOUT_ACCOUNT_KINDS) kind?: PayoutAccountKind;
}

export class PaidLineDto {
  /** A line's id. */
  @IsUUID() line: string;
  /** Reference of the payment at the bank. @example 'NB-2083-000456/1' */
  @Text(1, 120) reference: string;
}

export class ConfirmPayoutRunDto {
  /** One entry for each paid line. */
  @IsArray()
  @ArrayMaxSize(MAX_LINES)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @Type(() => PaidLineDto)
  references: PaidLineDto[];
}

export class ReturnPayoutDto {
  /** @example 'The bank does not know the account.' */
  @LongText(3, 500) reason: string;
}
