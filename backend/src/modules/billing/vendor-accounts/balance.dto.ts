import { OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { blankIsNone, emptyIsNone, QueryNumber } from '../../../common/validation/rules.js';

export class BalancesQuery extends PageQuery {
  /** A business's id. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) vendor?: number;
  /** Part of the name. */
  @Transform(blankIsNone) @IsOptional() @IsString() @MaxLength(100) search?: string;
  @Transform(emptyIsNone) @IsOptional() @IsIn(['most', 'least']) sort?: 'most' | 'least';
}

/** All of the list, as a file. */
export class BalancesTableQuery extends OmitType(BalancesQuery, ['limit', 'cursor'] as const) {}
