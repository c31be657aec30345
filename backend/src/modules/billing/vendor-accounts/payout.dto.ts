import { OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { emptyIsNone, Omittable, QueryNumber, Text, WholeNumber } from '../../../common/validation/rules.js';

export const PAYOUT_METHODS = ['bank-transfer', 'esewa', 'khalti'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

/** A crore. */
const LARGEST = 10_000_000;

export class RecordPayoutDto {
  /** Whole rupees; at most the balance. */
  @WholeNumber(1, LARGEST) amount: number;
  /** Method of the payment; default: bank. */
  @Omittable() @IsIn(PAYOUT_METHODS) method?: PayoutMethod;
  /**
   * Reference of the payment.
   * @example 'NB-2083-000456'
   */
  @Text(1, 120) reference: string;
}

export class PayoutsQuery extends PageQuery {
  /** A business's id. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) vendor?: number;
  @Transform(emptyIsNone) @IsOptional() @IsIn(['newest', 'oldest']) sort?: 'newest' | 'oldest';
}

export class PayoutsTableQuery extends OmitType(PayoutsQuery, ['limit', 'cursor'] as const) {}
