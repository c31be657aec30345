import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { PageQuery } from '../../common/paging/page-query.js';
import { Nullable, Omittable, LongText, WholeNumber } from '../../common/validation/rules.js';

const RATING = 'Please select a star rating before submitting.';

export class CreateReviewDto {
  /** @example 42 */
  @WholeNumber(1) dealId: number;
  /**
   * 1 to 5 stars.
   * @example 5
   */
  @Max(5, { message: RATING }) @Min(1, { message: RATING }) @IsInt({ message: RATING }) rating: number;
  @Nullable() @LongText(1, 2_000) comment?: string | null;
}

export class UpdateReviewDto {
  @Omittable()
  @Max(5, { message: RATING })
  @Min(1, { message: RATING })
  @IsInt({ message: RATING })
  rating?: number;
  @Nullable() @LongText(1, 2_000) comment?: string | null;
}

export type ReviewSort = 'newest' | 'best' | 'worst';

export class ReviewListQuery extends PageQuery {
  /** By time, or by stars and then newest first. */
  @IsOptional() @IsIn(['newest', 'best', 'worst']) sort?: ReviewSort;
}

export class ReplyToReviewDto {
  /** @example "Thank you, come again." */
  @LongText(2, 2_000, { min: 'Please write a reply.' }) reply: string;
}

export type ReportReason = 'false' | 'offensive' | 'spam' | 'private' | 'other';

export class ReportReviewDto {
  @IsIn(['false', 'offensive', 'spam', 'private', 'other'], { message: 'Please say what is wrong with it.' })
  reason: ReportReason;
  @Nullable() @LongText(1, 500) comment?: string | null;
}
