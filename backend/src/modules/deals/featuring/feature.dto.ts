import { IsBoolean, IsIn } from 'class-validator';
import { endOfNepalDay, startOfNepalDay } from '../../../common/time/nepal-day.js';
import { Nullable, Omittable } from '../../../common/validation/rules.js';
import { Instant } from '../editor/deal.dto.js';
import { FEATURED_PLACES, type FeaturedPlace } from './featured-place.js';

export class FeatureDto {
  @IsBoolean() featured: boolean;
  /** Default: the featured row. When unfeaturing, the default is all places. */
  @Omittable() @IsIn(FEATURED_PLACES) place?: FeaturedPlace;
  /** Start: a time or a day in Nepal; now if missing or in the past. */
  @Nullable() @Instant(startOfNepalDay) from?: Date | null;
  /** End: a time or a day in Nepal, which means its end; the end of the deal if missing. */
  @Nullable() @Instant(endOfNepalDay) until?: Date | null;
  /** False rejects a deal without a photo among the specials or in the featured row, until the admin confirms it. */
  @Omittable() @IsBoolean() withoutPhoto?: boolean;
}
