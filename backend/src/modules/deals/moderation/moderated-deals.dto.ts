import { OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { emptyIsNone, QueryNumber } from '../../../common/validation/rules.js';
import { ManagedDealQuery } from '../list/deal-query.dto.js';

export type ModeratedDealSort = 'newest' | 'oldest' | 'ending' | 'ending-last' | 'title';

/** What an admin looks for among the deals of all businesses. */
export class ModeratedDealQuery extends ManagedDealQuery {
  /** Only those of this business. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) vendorId?: number;
  /** Only those that can be used on a day of this festival season. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) seasonId?: number;
  /** Unasked, those that wait come oldest first and others newest first. */
  @Transform(emptyIsNone)
  @IsOptional()
  @IsIn(['newest', 'oldest', 'ending', 'ending-last', 'title'])
  sort?: ModeratedDealSort;
}

/** All of the list, as a file. */
export class ModeratedDealTableQuery extends OmitType(ModeratedDealQuery, ['limit', 'cursor'] as const) {}
