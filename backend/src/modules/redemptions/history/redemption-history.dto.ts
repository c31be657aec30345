import { OmitType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { NepalDay, QueryNumber } from '../../../common/validation/rules.js';

export class RedemptionHistoryQuery extends PageQuery {
  /** First day in Nepal, such as 2026-11-01. */
  @IsOptional() @NepalDay() from?: string;
  /** Last day in Nepal, included. */
  @IsOptional() @NepalDay() to?: string;
  /** A branch's id. Staff of one branch always see that branch only. */
  @IsOptional() @QueryNumber(1) branch?: number;
  /** A deal's id. */
  @IsOptional() @QueryNumber(1) deal?: number;
  /** User id of the staff member who accepted the pass. */
  @IsOptional() @QueryNumber(1) staff?: number;
  /** Id of the API key that accepted the pass. */
  @IsOptional() @QueryNumber(1) key?: number;
  @IsOptional() @IsIn(['redeemed', 'voided']) state?: 'redeemed' | 'voided';
}

export class RedemptionTableQuery extends OmitType(RedemptionHistoryQuery, ['limit', 'cursor'] as const) {}
