import { OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { emptyIsNone, NepalDay, QueryNumber } from '../../../common/validation/rules.js';

export class OwnStatementsQuery extends PageQuery {
  /** First day in Nepal. */
  @Transform(emptyIsNone) @IsOptional() @NepalDay() from?: string;
  /** Last day in Nepal, included. */
  @Transform(emptyIsNone) @IsOptional() @NepalDay() to?: string;
  @Transform(emptyIsNone) @IsOptional() @IsIn(['newest', 'oldest']) sort?: 'newest' | 'oldest';
}

/** All of the list, as a file. */
export class OwnStatementsTableQuery extends OmitType(OwnStatementsQuery, ['limit', 'cursor'] as const) {}

export class StatementsQuery extends OwnStatementsQuery {
  /** A business's id. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) vendor?: number;
}

/** All of the list, as a file. */
export class StatementsTableQuery extends OmitType(StatementsQuery, ['limit', 'cursor'] as const) {}
