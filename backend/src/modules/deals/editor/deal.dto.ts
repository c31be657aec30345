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
 * Converts ISO 8601 to Date. Other values stay unchanged, so that validation rejects them.
 * @param dayOf returns the start or the end of a day in Nepal, for a day without a time
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

/** Form of a deal. Prices are whole rupees. */
export class CreateDealDto {
  /** Ignored: a deal belongs to the business of the user. */
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
   * Included items, one per line.
   * @example ['Two full thalis: rice, dal, gundruk, saag, two pickles']
   */
  @Nullable() @ContentLines() included?: string[] | null;
  @Nullable() @ContentLines() includedNe?: string[] | null;
  /** Excluded items, one per line. */
  @Nullable() @ContentLines() excluded?: string[] | null;
  @Nullable() @ContentLines() excludedNe?: string[] | null;
  /** The first photo. Where `photos` is sent, that decides; without it the first photo is replaced, with null all are removed. */
  @Nullable() @MediaPath() image?: string | null;
  /** Up to 8 uploads of the business in their order, each once. The first one is `image`. */
  @Nullable() @Photos(DealPhotoDto) photos?: DealPhotoDto[] | null;

  @IsIn(['percentage', 'fixed', 'buyXgetY']) discountType: DiscountType;
  /**
   * Decimal with at most two places; the badge text for buyXgetY.
   * @example '40'
   */
  @Text(1, 60) discountValue: string;
  @Max(HIGHEST_PRICE, { message: PRICE })
  @Min(0, { message: PRICE })
  @IsInt({ message: PRICE })
  originalPrice: number;
  /** Required for buyXgetY; otherwise computed, and ignored if sent. */
  @ValidateIf(
    ({ discountType, discountedPrice }: CreateDealDto) =>
      discountType === 'buyXgetY' || discountedPrice !== undefined,
  )
  @Max(HIGHEST_PRICE, { message: PRICE })
  @Min(0, { message: PRICE })
  @IsInt({ message: PRICE })
  discountedPrice?: number;

  /**
   * A time, or a day in Nepal, which means its start.
   * @example '2026-10-31T18:15:00Z'
   */
  @Instant(startOfNepalDay) startDate: Date;
  /**
   * A time, or a day in Nepal, which means its end.
   * @example '2026-11-30T18:14:59Z'
   */
  @Instant(endOfNepalDay) endDate: Date;

  /** `prepaid` is paid online and needs a price above 0; `counter`, the default, is paid at the business. */
  @Omittable() @IsIn(['counter', 'prepaid']) saleMode?: SaleMode;

  /** Taxes and charges that the price does not include; a prepaid price includes both. The default is `included`. */
  @Omittable() @IsIn(DEAL_TAXES) taxes?: DealTaxes;

  /** Unit of the price, if the business states it. */
  @Nullable() @ValidateNested() @IsObject() @Type(() => PriceForDto) priceFor?: PriceForDto | null;
  /** Item of the business that the deal sells. An admin confirms it. A confirmed item cannot be changed. */
  @Nullable() @WholeNumber(1) priceItemId?: number | null;
  /** Properties of the food: all of it is vegetarian, all of it is halal. */
  @Nullable() @IsIn(DEAL_FOOD, { each: true }) @ArrayUnique() @ArrayMaxSize(2) @IsArray() food?:
    DealFood[] | null;

  /** Passes per customer; empty means unlimited. */
  @Nullable() @WholeNumber(1, 1_000) redemptionLimit?: number | null;
  /** Total number of passes. */
  @Nullable() @WholeNumber(1) totalLimit?: number | null;
  /** Number of passes per day in Nepal. */
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
  /** Branches where the deal can be used; all if empty. */
  @Nullable()
  @Max(MAX_INT, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(100)
  @IsArray()
  branchIds?: number[] | null;
  /** The deal's own venue, which replaces the branches. */
  @Nullable() @ValidateNested() @IsObject() @Type(() => VenueDto) venue?: VenueDto | null;
}

export class UpdateDealDto extends PartialType(OmitType(CreateDealDto, ['vendorId'] as const), {
  skipNullProperties: false,
}) {
  @ApiPropertyOptional({ type: 'integer' }) @IsOptional() vendorId?: unknown;
  /** Edited version; an outdated one is rejected with 409. */
  @IsOptional() @WholeNumber(1) version?: number;
}
