import { OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { emptyIsNone, NepalDay, QueryNumber } from '../../../common/validation/rules.js';

export class AuditLogQuery extends PageQuery {
  /** Account of the actor. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) actor?: number;
  /** Such as `deal.approved`. */
  @Transform(emptyIsNone) @IsOptional() @Matches(/^[a-z-]{1,40}\.[a-z-]{1,40}$/) action?: string;
  /** Such as `deal`. */
  @Transform(emptyIsNone) @IsOptional() @Matches(/^[a-z-]{1,40}$/) subjectType?: string;
  @Transform(emptyIsNone) @IsOptional() @Matches(/^[\w-]{1,40}$/) subjectId?: string;
  /** First day in Nepal. */
  @Transform(emptyIsNone) @IsOptional() @NepalDay() from?: string;
  /** Last day in Nepal, included. */
  @Transform(emptyIsNone) @IsOptional() @NepalDay() to?: string;
  @Transform(emptyIsNone) @IsOptional() @IsIn(['newest', 'oldest']) sort?: 'newest' | 'oldest';
}

/** All of the list, as a file. */
export class AuditTableQuery extends OmitType(AuditLogQuery, ['limit', 'cursor'] as const) {}
