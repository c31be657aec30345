import {
  IsArray,
  ArrayMaxSize,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Transform, Type } from 'class-transformer';
import { PageQuery } from '../../../common/paging/page-query.js';
import { SeveralLines } from '../../../common/validation/one-line.js';
import {
  MAX_INT,
  MediaPath,
  Nullable,
  Omittable,
  OrNull,
  WholeNumber,
} from '../../../common/validation/rules.js';
import {
  DEAL_FOOD,
  DEAL_TAXES,
  PRICE_UNITS,
  type DealFood,
  type DealTaxes,
  type DiscountType,
  type PriceUnit,
  type SaleMode,
} from '../deal.entity.js';
import { DraftPhotoDto, Photos } from '../photos/deal-photo.dto.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Unit of the price, as typed. */
export class DraftPriceForDto {
  @MaxLength(60) @IsString() count: string;
  @IsIn(PRICE_UNITS) unit: PriceUnit;
}

/** Venue, as typed. */
export class DraftVenueDto {
  @MaxLength(1_000) @IsString() name: string;
  @MaxLength(1_000) @IsString() nameNe: string;
  @MaxLength(60) @IsString() latitude: string;
  @MaxLength(60) @IsString() longitude: string;
  @OrNull() @WholeNumber(1) areaId: number | null;
}

/**
 * Entered text of a draft, unchanged: numbers are text with Latin or Devanagari digits. Only the structure is validated; the rules of
 * a deal are checked on submission (W1).
 */
export class DealDraftContentDto {
  @Nullable() @IsIn(['percentage', 'fixed', 'buyXgetY']) discountType?: DiscountType | null;
  @Nullable() @MaxLength(1_000) @IsString() title?: string | null;
  @Nullable() @MaxLength(1_000) @IsString() titleNe?: string | null;
  @Nullable() @SeveralLines() @MaxLength(10_000) @IsString() description?: string | null;
  @Nullable() @SeveralLines() @MaxLength(10_000) @IsString() descriptionNe?: string | null;
  /** Lines separated by line feeds. */
  @Nullable() @SeveralLines() @MaxLength(2_000) @IsString() included?: string | null;
  @Nullable() @SeveralLines() @MaxLength(2_000) @IsString() includedNe?: string | null;
  @Nullable() @SeveralLines() @MaxLength(2_000) @IsString() excluded?: string | null;
  @Nullable() @SeveralLines() @MaxLength(2_000) @IsString() excludedNe?: string | null;
  /** The first photo. Where `photos` is sent, that decides. */
  @Nullable() @MediaPath() image?: string | null;
  @Nullable() @Photos(DraftPhotoDto) photos?: DraftPhotoDto[] | null;
  /** @example '560' */
  @Nullable() @MaxLength(60) @IsString() originalPrice?: string | null;
  @Nullable() @MaxLength(200) @IsString() discountValue?: string | null;
  @Nullable() @MaxLength(60) @IsString() discountedPrice?: string | null;
  /**
   * A day in Nepal.
   * @example '2026-11-01'
   */
  @Nullable() @Matches(DAY) startDate?: string | null;
  @Nullable() @Matches(DAY) endDate?: string | null;
  @Nullable() @WholeNumber(1) categoryId?: number | null;
  @Nullable() @WholeNumber(1) locationId?: number | null;
  @Nullable() @IsIn(['counter', 'prepaid']) saleMode?: SaleMode | null;
  @Nullable() @IsIn(DEAL_TAXES) taxes?: DealTaxes | null;
  @Nullable() @ValidateNested() @IsObject() @Type(() => DraftPriceForDto) priceFor?: DraftPriceForDto | null;
  /** Item of the price log that the deal sells. */
  @Nullable() @WholeNumber(1) priceItemId?: number | null;
  @Nullable() @IsIn(DEAL_FOOD, { each: true }) @ArrayMaxSize(2) @IsArray() food?: DealFood[] | null;
  @Nullable() @IsIn([24, 72, 168, 720]) passValidityHours?: number | null;
  @Nullable() @MaxLength(60) @IsString() pointsEarned?: string | null;
  @Nullable() @MaxLength(60) @IsString() redemptionLimit?: string | null;
  @Nullable() @MaxLength(60) @IsString() totalLimit?: string | null;
  @Nullable() @MaxLength(60) @IsString() dailyLimit?: string | null;
  @Nullable() @MaxLength(60) @IsString() minimumBill?: string | null;
  @Nullable() @MaxLength(60) @IsString() partySize?: string | null;
  /** 0 = Sunday. */
  @Nullable()
  @Max(6, { each: true })
  @Min(0, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(7)
  @IsArray()
  weekdays?: number[] | null;
  @Nullable() @Matches(TIME) hoursFrom?: string | null;
  @Nullable() @Matches(TIME) hoursUntil?: string | null;
  @Nullable() @Matches(DAY, { each: true }) @ArrayMaxSize(200) @IsArray() blackoutDates?: string[] | null;
  @Nullable()
  @Max(MAX_INT, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(100)
  @IsArray()
  branchIds?: number[] | null;
  @Nullable() @ValidateNested() @IsObject() @Type(() => DraftVenueDto) venue?: DraftVenueDto | null;
}

/** New draft: with the given content, as a copy of an own deal (Create Similar), or empty. */
export class CreateDealDraftDto {
  @Omittable() @ValidateNested() @IsObject() @Type(() => DealDraftContentDto) content?: DealDraftContentDto;
  /** Deal to copy; its period begins today. */
  @Omittable() @WholeNumber(1) dealId?: number;
}

export class UpdateDealDraftDto {
  /** Complete content: missing fields are empty. */
  @ValidateNested() @IsObject() @Type(() => DealDraftContentDto) content: DealDraftContentDto;
  /** Edited version; an outdated one is rejected with 409. */
  @WholeNumber(1) version: number;
}

export class SubmitDealDraftDto {
  /** Version to submit. */
  @WholeNumber(1) version: number;
}

export class DealDraftQuery extends PageQuery {
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() === '' ? undefined : value,
  )
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string;
}
