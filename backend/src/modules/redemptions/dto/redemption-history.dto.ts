import { OmitType } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsOptional, Matches } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { QueryNumber } from '../../../common/validation/rules.js';

const DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/;
const NO_DAY = { message: 'Please give a day such as 2026-11-30' };

export class RedemptionHistoryQuery extends PageQuery {
  /** First day in Nepal, such as 2026-11-01. */
  @IsOptional() @IsISO8601({ strict: true }, NO_DAY) @Matches(DAY, NO_DAY) from?: string;
  /** Last day in Nepal, included. */
  @IsOptional() @IsISO8601({ strict: true }, NO_DAY) @Matches(DAY, NO_DAY) to?: string;
  /** A branch's id. Staff of one branch see theirs in any case. */
  @IsOptional() @QueryNumber(1) branch?: number;
  @IsOptional() @IsIn(['redeemed', 'voided']) state?: 'redeemed' | 'voided';
}

export class RedemptionTableQuery extends OmitType(RedemptionHistoryQuery, ['limit', 'cursor'] as const) {}
