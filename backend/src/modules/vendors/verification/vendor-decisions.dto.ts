import { IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsObject, ValidateNested } from 'class-validator';
import { AskDto, RejectDto } from '../../../common/validation/reason.dto.js';
import { LongText, Omittable, WholeNumber } from '../../../common/validation/rules.js';
import { UndoDto } from '../../worklist/index.js';

export class ApproveChangeDto extends UndoDto {
  /** Reviewed version; an outdated one is rejected with 409. */
  @Omittable() @WholeNumber(1) version?: number;
}

export class RejectChangeDto extends ApproveChangeDto {
  @LongText(3, 500, { min: 'Please give a reason.' }) reason: string;
}

export class DealToApproveDto {
  @WholeNumber(1) id: number;
  /** The version that was looked at. */
  @WholeNumber(1) version: number;
}

export class VerifyVendorDto extends ApproveChangeDto {
  /** Deals of the business that are approved with it, each once. */
  @Omittable()
  @IsArray()
  @ArrayMaxSize(50)
  @ArrayUnique((deal: DealToApproveDto | null) => deal?.id)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @Type(() => DealToApproveDto)
  approveDeals?: DealToApproveDto[];
}

export class RejectVendorDto extends IntersectionType(RejectDto, ApproveChangeDto) {}

export class AskVendorDto extends AskDto {
  /** The version that was looked at; a stale one is rejected with 409. */
  @Omittable() @WholeNumber(1) version?: number;
}
