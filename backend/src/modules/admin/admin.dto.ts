import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
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
import { PageQuery } from '../../common/paging/page-query.js';
import {
  blankIsNone,
  emptyIsNone,
  MAX_INT,
  Nullable,
  Omittable,
  LongText,
  WholeNumber,
} from '../../common/validation/rules.js';

export class ApproveDealDto {
  /** The version that was looked at; a stale one is refused with 409. */
  @Omittable() @WholeNumber(1) version?: number;
}

export class RejectDto {
  /** What the business reads; a standard sentence when left out. */
  @Nullable() @LongText(3, 500) reason?: string;
  @IsOptional()
  @Matches(/^[a-z-]{2,40}$/, { each: true })
  @IsString({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(10)
  @IsArray()
  reasonCodes?: string[];
}

export class RejectDealDto extends RejectDto {
  /** The version that was looked at; a stale one is refused with 409. */
  @Omittable() @WholeNumber(1) version?: number;
}

export class SeenDealDto {
  @WholeNumber(1) id: number;
  /** The version that was looked at. */
  @WholeNumber(1) version: number;
  /** The change that waited; none for a new deal. */
  @IsOptional() @WholeNumber(1) revisionId?: number | null;
}

export class ApproveDealsDto {
  /** Each once. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique((deal: SeenDealDto) => deal.id)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @IsObject({ each: true })
  @Type(() => SeenDealDto)
  deals: SeenDealDto[];
}

export class CheckedDealsQuery {
  /** Up to 100 ids with commas between them. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.split(',').map(Number) : value,
  )
  @ApiProperty({ type: String, example: '12,15' })
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(MAX_INT, { each: true })
  @ArrayMaxSize(100)
  @IsArray()
  ids: number[];
}

export class ReasonDto {
  @LongText(3, 500, { min: 'Please give a reason.' }) reason: string;
}

export class ApproveChangeDto {
  /** The version that was looked at; a stale one is refused with 409. */
  @Omittable() @WholeNumber(1) version?: number;
}

export class RejectChangeDto extends ApproveChangeDto {
  @LongText(3, 500, { min: 'Please give a reason.' }) reason: string;
}

export class AdminVendorsQuery extends PageQuery {
  @Transform(emptyIsNone)
  @IsOptional()
  @IsIn(['pending', 'verified', 'rejected', 'suspended', 'changed'])
  status?: 'pending' | 'verified' | 'rejected' | 'suspended' | 'changed';
  /** Part of the name. */
  @Transform(blankIsNone) @IsOptional() @IsString() @MaxLength(100) search?: string;
  @Transform(emptyIsNone) @IsOptional() @IsIn(['newest', 'oldest', 'name']) sort?:
    'newest' | 'oldest' | 'name';
}

/** All of the list, as a file. */
export class VendorsTableQuery extends OmitType(AdminVendorsQuery, ['limit', 'cursor'] as const) {}
