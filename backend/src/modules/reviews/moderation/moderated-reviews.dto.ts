import { IntersectionType, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { ReasonDto } from '../../../common/validation/reason.dto.js';
import { blankIsNone, emptyIsNone, QueryNumber } from '../../../common/validation/rules.js';
import { UndoDto } from '../../worklist/index.js';

export class AdminReviewsQuery extends PageQuery {
  /** `reported`: with a pending report. Default: all. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(['reported', 'hidden']) status?: 'reported' | 'hidden';
  /** A deal's id. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) deal?: number;
  /** Part of the comment. */
  @Transform(blankIsNone) @IsOptional() @IsString() @MaxLength(100) search?: string;
  @Transform(emptyIsNone) @IsOptional() @IsIn(['newest', 'oldest']) sort?: 'newest' | 'oldest';
}

/** All of the list, as a file. */
export class ReviewsTableQuery extends OmitType(AdminReviewsQuery, ['limit', 'cursor'] as const) {}

export class HideReviewDto extends IntersectionType(ReasonDto, UndoDto) {}
