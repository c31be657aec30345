import { OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { emptyIsNone, QueryNumber } from '../../../common/validation/rules.js';
import { ManagedDealQuery } from '../list/deal-query.dto.js';

export type ModeratedDealSort = 'newest' | 'oldest' | 'ending' | 'ending-last' | 'title';

/** Filters for the deals of all businesses. */
export class ModeratedDealQuery extends ManagedDealQuery {
  /** Deals of this business only. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) vendorId?: number;
  /** Deals usable on a day of this festival season only. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) seasonId?: number;
  /** By default, pending deals are listed oldest first, expired ones by their end, the last first, and others newest first. */
  @Transform(emptyIsNone)
  @IsOptional()
  @IsIn(['newest', 'oldest', 'ending', 'ending-last', 'title'])
  sort?: ModeratedDealSort;
}

/** All of the list, as a file. */
export class ModeratedDealTableQuery extends OmitType(ModeratedDealQuery, ['limit', 'cursor'] as const) {}
