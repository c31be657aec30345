import { OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { blankIsNone, emptyIsNone, NepalDay } from '../../../common/validation/rules.js';
import { GATEWAYS, type GatewayName } from '../../payments/index.js';

const STATES = ['pending', 'completed', 'failed', 'canceled', 'partially_refunded', 'refunded'] as const;
const PURPOSES = ['order', 'membership', 'subscription'] as const;
const REFUND_STATES = ['requested', 'sending', 'manual', 'completed', 'promised'] as const;
const CAUSES = ['customer', 'admin', 'not-honoured'] as const;

export class AdminPaymentsQuery extends PageQuery {
  /** Part of the reference, the gateway's number or the payer; or the id of the payment or of its purpose. */
  @Transform(blankIsNone) @IsOptional() @IsString() @MaxLength(100) search?: string;
  @Transform(emptyIsNone) @IsOptional() @IsIn(STATES) state?: (typeof STATES)[number];
  @Transform(emptyIsNone) @IsOptional() @IsIn(GATEWAYS) gateway?: GatewayName;
  @Transform(emptyIsNone) @IsOptional() @IsIn(PURPOSES) purpose?: (typeof PURPOSES)[number];
  /** `attention`: payments with a reported wrong amount, a pending transfer, or open for more than an hour. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(['attention']) needs?: 'attention';
  /** First day in Nepal. */
  @Transform(emptyIsNone) @IsOptional() @NepalDay() from?: string;
  /** Last day in Nepal, included. */
  @Transform(emptyIsNone) @IsOptional() @NepalDay() to?: string;
  /** Newest first by default; oldest first for payments in the review queue. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(['newest', 'oldest', 'amount']) sort?:
    'newest' | 'oldest' | 'amount';
}

/** All of the list, as a file. */
export class PaymentsTableQuery extends OmitType(AdminPaymentsQuery, ['limit', 'cursor'] as const) {}

export class AdminRefundsQuery extends PageQuery {
  /** `manual`: has to be paid back manually. `promised`: requested or manual, without test payments (rule OV4). */
  @Transform(emptyIsNone) @IsOptional() @IsIn(REFUND_STATES) state?: (typeof REFUND_STATES)[number];
  @Transform(emptyIsNone) @IsOptional() @IsIn(CAUSES) cause?: (typeof CAUSES)[number];
  /** Oldest first by default; newest first for completed refunds. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(['oldest', 'newest']) sort?: 'oldest' | 'newest';
}

/** All of the list, as a file. */
export class RefundsTableQuery extends OmitType(AdminRefundsQuery, ['limit', 'cursor'] as const) {}

export class ReconciliationQuery {
  /** First day in Nepal. */
  @NepalDay() from: string;
  /** Last day in Nepal, included; at most 1,100 days from the first. */
  @NepalDay() to: string;
}
