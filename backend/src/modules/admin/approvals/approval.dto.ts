import { IsIn, IsOptional } from 'class-validator';
import { Transform } from 'class-transformer';
import { emptyIsNone, LongText } from '../../../common/validation/rules.js';

export const APPROVAL_LISTS = ['pending', 'decided'] as const;

export class ApprovalsQuery {
  /** Pending requests by default. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(APPROVAL_LISTS) state?: (typeof APPROVAL_LISTS)[number];
}

export class RejectApprovalDto {
  /** @example 'The shop is closed: please ask them first.' */
  @LongText(3, 500) reason: string;
}
