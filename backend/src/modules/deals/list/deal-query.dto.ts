import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { blankIsNone, emptyIsNone, QueryNumber } from '../../../common/validation/rules.js';
import type { DiscountType } from '../deal.entity.js';
import { FEATURED_PLACES, type FeaturedPlace } from '../featuring/featured-place.js';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What narrows a list of deals. */
export class DealFilterQuery {
  /** Words in any order, in either script, with small mistakes. */
  @Transform(blankIsNone) @IsOptional() @IsString() @MaxLength(100) search?: string;
  /** A parent includes its children. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) categoryId?: number;
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) locationId?: number;
  /** A category's slug. */
  @Transform(emptyIsNone) @IsOptional() @MaxLength(60) @Matches(SLUG) category?: string;
  /** A city's slug. */
  @Transform(emptyIsNone) @IsOptional() @MaxLength(60) @Matches(SLUG) location?: string;
  @Transform(emptyIsNone)
  @IsOptional()
  @IsIn(['percentage', 'fixed', 'buyXgetY'])
  discountType?: DiscountType;
  /** Whole rupees of the deal price. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(0) minPrice?: number;
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(0) maxPrice?: number;
  /** A business's slug. */
  @Transform(emptyIsNone) @IsOptional() @MaxLength(80) @Matches(SLUG) vendor?: string;
  /** Degrees, `27.7172,85.3240`: deals with a branch within 60 km. */
  @Transform(emptyIsNone)
  @IsOptional()
  @Matches(/^-?([0-8]?\d(\.\d{1,8})?|90(\.0{1,8})?),-?((\d{1,2}|1[0-7]\d)(\.\d{1,8})?|180(\.0{1,8})?)$/)
  near?: string;
}

export type DealSort = 'newest' | 'ending' | 'saving' | 'rating' | 'near';

export class DealListQuery extends DealFilterQuery implements PageQuery {
  @Transform(emptyIsNone)
  @IsOptional()
  @IsIn(['newest', 'ending', 'saving', 'rating', 'near'])
  sort?: DealSort;
  /** How many rows, 1 to 100. */
  @IsOptional() @QueryNumber(1, 100) limit?: number = 24;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  @IsOptional() @IsString() @MaxLength(400) cursor?: string;
}

export type ManagedStatus = 'pending' | 'live' | 'scheduled' | 'paused' | 'rejected' | 'expired' | 'sold-out';

export class ManagedDealQuery extends PageQuery {
  @Transform(blankIsNone) @IsOptional() @IsString() @MaxLength(100) search?: string;
  /** `active` means live or sold out. */
  @Transform(emptyIsNone)
  @IsOptional()
  @IsIn(['pending', 'active', 'featured', 'scheduled', 'paused', 'rejected', 'expired'])
  status?: 'pending' | 'active' | 'featured' | 'scheduled' | 'paused' | 'rejected' | 'expired';
}

export class FeaturedDealsQuery {
  /** Where on the home page; the row of featured deals when left out. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(FEATURED_PLACES) place?: FeaturedPlace;
}
