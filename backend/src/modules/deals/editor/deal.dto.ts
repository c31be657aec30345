import { Transform, Type } from 'class-transformer';
import { ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { endOfNepalDay, startOfNepalDay } from '../../../common/time/nepal-day.js';
import { instantOf } from '../../../common/validation/instant.js';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsDate,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  Matches,
  Max,
  MaxDate,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import {
  MAX_INT,
  MediaPath,
  Nullable,
  Omittable,
  LongText,
  Text,
  WholeNumber,
} from '../../../common/validation/rules.js';
import {
  DEAL_FOOD,
  DEAL_TAXES,
  type DealFood,
  type DealTaxes,
  type DiscountType,
  type SaleMode,
} from '../deal.entity.js';
import { DealPhotoDto, Photos } from '../photos/deal-photo.dto.js';
import { ContentLines, PriceForDto, VenueDto } from './deal-content.dto.js';

const LATEST = new Date('2100-01-01T00:00:00Z');

/**
 * ISO 8601 in, Date inside; anything else stays as it is and is rejected.
 * @param dayOf what a day without a time means: its first or its last instant in Nepal
 */
export const Instant =
  (dayOf: (day: string) => Date): PropertyDecorator =>
  (target, property) => {
    const message = `${String(property)} must be an ISO 8601 date before 2100`;
    Transform(({ value }: { value: unknown }) => instantOf(value, dayOf))(target, property as string);
    MaxDate(LATEST, { message })(target, property as string);
    IsDate({ message })(target, property as string);
  };

const HIGHEST_PRICE = 100_000_000;
const NO_TIME = 'Please enter a time such as 11:00.';
const PRICE = 'Please enter a whole number of rupees';

/** What the deal form sends. Prices in whole rupees. */
export class CreateDealDto {
  /** Ignored: a deal belongs to the business of whoever sends it. */
  @ApiPropertyOptional({ type: 'integer' }) @IsOptional() vendorId?: unknown;

  /** @example 1 */
  @WholeNumber(1) categoryId: number;
  @Nullable() @WholeNumber(1) locationId?: number | null;
  /** @example 'Two plates of buff momo' */
  @Text(3, 120, { min: 'Title must be at least 3 characters', max: 'Title must be at most 120 characters' })
  title: string;
  @Nullable() @Text(3, 120) titleNe?: string | null;
  /** @example 'Order one plate, get a second one free.' */
  @LongText(10, 2_000, {
    min: 'Description must be at least 10 characters',
    max: 'Description must be at most 2000 characters',
  })
  description: string;
  @Nullable() @LongText(10, 2_000) descriptionNe?: string | null;
  /**
   * What one gets, line by line.
   * @example ['Two full thalis: rice, dal, gundruk, saag, two pickles']
   */
  @Nullable() @ContentLines() included?: string[] | null;
  @Nullable() @ContentLines() includedNe?: string[] | null;
  /** What one does not get, line by line. */
  @Nullable() @ContentLines() excluded?: string[] | null;
  @Nullable() @ContentLines() excludedNe?: string[] | null;
  /** The first photo. Where `photos` is sent, that decides; without it the first photo is replaced, with null all are removed. */
  @Nullable() @MediaPath() image?: string | null;
  /** Up to 8 uploads of the business in their order, each once. The first one is `image`. */
  @Nullable() @Photos(DealPhotoDto) photos?: DealPhotoDto[] | null;

  @IsIn(['percentage', 'fixed', 'buyXgetY']) discountType: DiscountType;
  /**
   * A decimal with at most two places, or for buyXgetY the words of the badge.
   * @example '40'
   */
  @Text(1, 60) discountValue: string;
  @Max(HIGHEST_PRICE, { message: PRICE })
  @Min(0, { message: PRICE })
  @IsInt({ message: PRICE })
  originalPrice: number;
  /** Required for buyXgetY; otherwise computed, and ignored when sent. */
  @ValidateIf(
    ({ discountType, discountedPrice }: CreateDealDto) =>
      discountType === 'buyXgetY' || discountedPrice !== undefined,
  )
  @Max(HIGHEST_PRICE, { message: PRICE })
  @Min(0, { message: PRICE })
  @IsInt({ message: PRICE })
  discountedPrice?: number;

  /**
   * An instant, or a day in Nepal and then its beginning.
   * @example '2026-11-01'
   */
  @Instant(startOfNepalDay) startDate: Date;
  /**
   * An instant, or a day in Nepal and then its end.
   * @example '2026-11-30'
   */
  @Instant(endOfNepalDay) endDate: Date;

  /** `prepaid` is bought in advance and needs a price above 0; `counter`, paid at the shop, unless said. */
  @Omittable() @IsIn(['counter', 'prepaid']) saleMode?: SaleMode;

  /** What the price is without; a prepaid price always includes both. `included` unless said. */
  @Omittable() @IsIn(DEAL_TAXES) taxes?: DealTaxes;

  /** What the price is for; none where nothing is said. */
  @Nullable() @ValidateNested() @IsObject() @Type(() => PriceForDto) priceFor?: PriceForDto | null;
  /** What the business says about the food: all of it is vegetarian, all of it is halal. */
  @Nullable() @IsIn(DEAL_FOOD, { each: true }) @ArrayUnique() @ArrayMaxSize(2) @IsArray() food?:
    DealFood[] | null;

  /** Passes per customer; empty means unlimited. */
  @Nullable() @WholeNumber(1, 1_000) redemptionLimit?: number | null;
  /** Passes in all. */
  @Nullable() @WholeNumber(1) totalLimit?: number | null;
  /** Passes per day in Nepal. */
  @Nullable() @WholeNumber(1) dailyLimit?: number | null;
  @Omittable() @WholeNumber(0, 100_000) pointsEarned?: number;
  @Omittable() @IsIn([24, 72, 168, 720]) passValidityHours?: number;

  /** 0 = Sunday. */
  @Nullable()
  @Max(6, { each: true })
  @Min(0, { each: true })
  @IsInt({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(7)
  @ArrayMinSize(1)
  @IsArray()
  weekdays?: number[] | null;
  @Nullable() @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: NO_TIME }) hoursFrom?: string | null;
  @Nullable()
  @ValidateIf((form: CreateDealDto) => form.hoursFrom !== null)
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: NO_TIME })
  hoursUntil?: string | null;
  @Nullable()
  @IsISO8601({ strict: true }, { each: true })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { each: true })
  @ArrayMaxSize(60)
  @IsArray()
  blackoutDates?: string[] | null;
  @Nullable() @WholeNumber(1, HIGHEST_PRICE) minimumBill?: number | null;
  @Nullable() @WholeNumber(1, 100) partySize?: number | null;
  /** Branches where it can be used; none named means all. */
  @Nullable()
  @Max(MAX_INT, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(100)
  @IsArray()
  branchIds?: number[] | null;
  /** A place of its own, where the deal happens instead of at the branches. */
  @Nullable() @ValidateNested() @IsObject() @Type(() => VenueDto) venue?: VenueDto | null;
}

export class UpdateDealDto extends PartialType(OmitType(CreateDealDto, ['vendorId'] as const), {
  skipNullProperties: false,
}) {
  @ApiPropertyOptional({ type: 'integer' }) @IsOptional() vendorId?: unknown;
  /** The version that was edited; a stale one is rejected with 409. */
  @IsOptional() @WholeNumber(1) version?: number;
}
