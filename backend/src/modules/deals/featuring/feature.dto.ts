import { IsBoolean, IsIn } from 'class-validator';
import { endOfNepalDay, startOfNepalDay } from '../../../common/time/nepal-day.js';
import { Nullable, Omittable } from '../../../common/validation/rules.js';
import { Instant } from '../editor/deal.dto.js';
import { FEATURED_PLACES, type FeaturedPlace } from './featured-place.js';

export class FeatureDto {
  @IsBoolean() featured: boolean;
  /** The row of featured deals when left out; every place when it is taken away. */
  @Omittable() @IsIn(FEATURED_PLACES) place?: FeaturedPlace;
  /** When it begins, an instant or a day in Nepal; now when left out or past. */
  @Nullable() @Instant(startOfNepalDay) from?: Date | null;
  /** When it ends by itself, an instant or a day in Nepal and then its end; with the deal when left out. */
  @Nullable() @Instant(endOfNepalDay) until?: Date | null;
  /** The admin confirms that a deal without a photo is shown among the specials or in the row of featured deals. */
  @Omittable() @IsBoolean() withoutPhoto?: boolean;
}
