import { OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { blankIsNone, emptyIsNone, QueryNumber } from '../../../common/validation/rules.js';
import { NumberInQuery } from '../../../common/validation/number-text.js';
import { DEAL_FOOD, type DealFood, type DiscountType } from '../deal.entity.js';
import type { UseSpan } from './use-times.sql.js';
import { FEATURED_PLACES, type FeaturedPlace } from '../featuring/featured-place.js';

/** Kilometers around a position. */
export const RADII = [1, 3, 10, 50] as const;
export type Radius = (typeof RADII)[number];

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A parameter that may be repeated; empty values are left out. */
const asList = ({ value }: { value: unknown }): unknown => {
  const values = [value].flat().filter((one) => one !== '' && one !== undefined);
  return values.length > 0 ? values : undefined;
};

/** Filters of a list of deals. */
export class DealFilterQuery {
  /** Words in any order, in Latin or Devanagari, with small typing errors. At most 100 characters, of which the first ten words count. */
  @Transform(blankIsNone) @IsOptional() @IsString() search?: string;
  /** Category id; a parent includes its children. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) categoryId?: number;
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) locationId?: number;
  /** Category slug. */
  @Transform(emptyIsNone) @IsOptional() @MaxLength(60) @Matches(SLUG) category?: string;
  /** City slug. */
  @Transform(emptyIsNone) @IsOptional() @MaxLength(60) @Matches(SLUG) location?: string;
  @Transform(emptyIsNone)
  @IsOptional()
  @IsIn(['percentage', 'fixed', 'buyXgetY'])
  discountType?: DiscountType;
  /** Whole rupees of the deal price. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(0) minPrice?: number;
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(0) maxPrice?: number;
  /** Business slug. */
  @Transform(emptyIsNone) @IsOptional() @MaxLength(80) @Matches(SLUG) vendor?: string;
  /** Area slugs, at most five: deals usable in one of them. With `location` or `place`, areas of that city. */
  @Transform(asList)
  @IsOptional()
  @ArrayMaxSize(5)
  @MaxLength(60, { each: true })
  @Matches(SLUG, { each: true })
  area?: string[];
  /** City slug, or `city.area`: its deals come first. It does not filter. */
  @Transform(emptyIsNone)
  @IsOptional()
  @MaxLength(121)
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)?$/)
  place?: string;
  /** Degrees, `27.7172,85.3240`: deals usable within the radius. */
  @Transform(emptyIsNone)
  @IsOptional()
  @Matches(/^-?([0-8]?\d(\.\d{1,8})?|90(\.0{1,8})?),-?((\d{1,2}|1[0-7]\d)(\.\d{1,8})?|180(\.0{1,8})?)$/)
  near?: string;
  /** Kilometers around `near`; 50 by default. */
  @NumberInQuery() @Transform(emptyIsNone) @IsOptional() @IsIn(RADII) radius?: Radius;
  /** `now`: deals usable at this moment, by the hours of their branches and their own terms. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(['now']) open?: 'now';
  /** Deals usable this evening, or on the weekend. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(['today-evening', 'weekend']) when?: UseSpan;
  /** Deals with this property of the food; if repeated, with both. */
  @Transform(asList)
  @IsOptional()
  @ArrayMaxSize(2)
  @IsIn(DEAL_FOOD, { each: true })
  food?: DealFood[];
  /** Deals with at least this average rating. */
  @NumberInQuery() @Transform(emptyIsNone) @IsOptional() @IsIn([4, 4.5]) minRating?: 4 | 4.5;
}

export type DealSort = 'newest' | 'ending' | 'saving' | 'rating' | 'near' | 'popular' | 'honour';

export class DealListQuery extends DealFilterQuery implements PageQuery {
  @Transform(emptyIsNone)
  @IsOptional()
  @IsIn(['newest', 'ending', 'saving', 'rating', 'near', 'popular', 'honour'])
  sort?: DealSort;
  /** Page size, 1 to 100. */
  @IsOptional() @QueryNumber(1, 100) limit?: number = 24;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
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

/** All of the list, as a file. */
export class ManagedDealTableQuery extends OmitType(ManagedDealQuery, ['limit', 'cursor'] as const) {}

export class FeaturedDealsQuery {
  /** City slug: its deals come first. */
  @Transform(emptyIsNone) @IsOptional() @MaxLength(60) @Matches(SLUG) city?: string;
  /** Place on the home page; the row of featured deals by default. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(FEATURED_PLACES) place?: FeaturedPlace;
}
