import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsObject,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { AskDto, RejectDto } from '../../../common/validation/reason.dto.js';
import { MAX_INT, Omittable, WholeNumber } from '../../../common/validation/rules.js';
import { UndoDto } from '../../worklist/index.js';

export class ApproveDealDto extends UndoDto {
  /** Item of the business that the deal sells, confirmed by the admin. */
  @Omittable() @WholeNumber(1) priceItemId?: number;
  /** Reviewed version; an outdated one is rejected with 409. */
  @Omittable() @WholeNumber(1) version?: number;
}

export class RejectDealDto extends IntersectionType(RejectDto, UndoDto) {
  /** Reviewed version; an outdated one is rejected with 409. */
  @Omittable() @WholeNumber(1) version?: number;
}

export class AskDealDto extends AskDto {
  /** Reviewed version; an outdated one is rejected with 409. */
  @Omittable() @WholeNumber(1) version?: number;
}

export class SeenDealDto {
  @WholeNumber(1) id: number;
  /** Reviewed version. */
  @WholeNumber(1) version: number;
  /** Reviewed revision; none for a new deal. */
  @IsOptional() @WholeNumber(1) revisionId?: number | null;
}

export class ApproveDealsDto {
  /** Deals without duplicates. */
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
