import { Type } from 'class-transformer';
import { IsIn, IsInt, IsObject, IsUUID, Max, Min, ValidateNested } from 'class-validator';
import { startOfNepalDay } from '../../../common/time/nepal-day.js';
import { Nullable, Omittable, QueryNumber, Text } from '../../../common/validation/rules.js';
import { PRICE_UNITS, type PriceUnit } from '../deal.entity.js';
import { PriceForDto } from '../editor/deal-content.dto.js';
import { Instant } from '../editor/deal.dto.js';

const PRICE = 'Please enter a whole number of rupees';

/** New item. */
export class CreatePriceItemDto {
  /** @example 'Plate of buff momo' */
  @Text(3, 120) name: string;
  /** Unit of its prices. */
  @Nullable() @ValidateNested() @IsObject() @Type(() => PriceForDto) priceFor?: PriceForDto | null;
}

/** Regular price with a photo of the menu. */
export class RecordPriceDto {
  @Max(100_000_000, { message: PRICE })
  @Min(1, { message: PRICE })
  @IsInt({ message: PRICE })
  regularPrice: number;
  /**
   * A time, or a day in Nepal, which means its start; not in the past.
   * @example '2026-11-30T18:15:00Z'
   */
  @Instant(startOfNepalDay) from: Date;
  /** Id of an uploaded image with the purpose `deal`. */
  @IsUUID() photoId: string;
}

/** Form of a deal whose reference price is requested. */
export class ReferencePriceQuery {
  /** Deal that is edited; none for a new one. */
  @Omittable() @QueryNumber(1) dealId?: number;
  /** @example 'Two plates of buff momo' */
  @Text(3, 120) title: string;
  /** @example '2026-11-30T18:15:00Z' */
  @Instant(startOfNepalDay) startDate: Date;
  @Omittable() @QueryNumber(1, 1_000) count?: number;
  @Omittable() @IsIn(PRICE_UNITS) unit?: PriceUnit;
  /** Item that the form names; an admin confirms it with the approval. */
  @Omittable() @QueryNumber(1) priceItemId?: number;
}
