import { OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../common/paging/page-query.js';
import { QueryNumber } from '../../common/validation/rules.js';

const asBoolean = (value: unknown): unknown => (value === 'true' ? true : value === 'false' ? false : value);

export const SHOWN_REVIEWS = ['waiting', 'low-stars', 'answered', 'reported'] as const;
export type ShownReviews = (typeof SHOWN_REVIEWS)[number];

export class VendorReviewsQuery extends PageQuery {
  /** Number of stars, 1 to 5. */
  @IsOptional() @QueryNumber(1, 5) stars?: number;
  /** Only reviews of this deal. */
  @IsOptional() @QueryNumber(1) deal?: number;
  /** `false`: only reviews without a reply. */
  @Transform(({ value }: { value: unknown }) => asBoolean(value))
  @IsOptional()
  @IsBoolean()
  answered?: boolean;
  /**
   * `waiting`: reviews with words that wait for a reply, low stars first; `low-stars`: of these, those with one or two stars;
   * `reported`: those that the reader has reported.
   */
  @IsOptional() @IsIn(SHOWN_REVIEWS) show?: ShownReviews;
}

/** All of the list, as a file. */
export class VendorReviewsTableQuery extends OmitType(VendorReviewsQuery, ['limit', 'cursor'] as const) {}
