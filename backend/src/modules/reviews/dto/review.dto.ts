import { IsInt, Max, Min } from 'class-validator';
import { Nullable, Omittable, Text, WholeNumber } from '../../../common/validation/rules.js';

const RATING = 'Please select a star rating before submitting.';

export class CreateReviewDto {
  /** @example 42 */
  @WholeNumber(1) dealId: number;
  /**
   * 1 to 5 stars.
   * @example 5
   */
  @Max(5, { message: RATING }) @Min(1, { message: RATING }) @IsInt({ message: RATING }) rating: number;
  @Nullable() @Text(1, 2_000) comment?: string | null;
}

export class UpdateReviewDto {
  @Omittable()
  @Max(5, { message: RATING })
  @Min(1, { message: RATING })
  @IsInt({ message: RATING })
  rating?: number;
  @Nullable() @Text(1, 2_000) comment?: string | null;
}
