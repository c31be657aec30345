import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsOptional, IsUUID } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import {
  emptyIsNone,
  LongText,
  Nullable,
  Omittable,
  QueryNumber,
  WholeNumber,
} from '../../../common/validation/rules.js';
import {
  CASE_REASONS,
  CASE_SIDES,
  ASKED_REMEDIES,
  type CaseReason,
  type CaseSide,
  type AskedRemedy,
  REMEDIES,
  type RemedyKind,
} from './case.policy.js';

/** Largest sum of a case, in rupees. */
const MAX_SUM = 100_000_000;

/** Photos of a message: ids of uploads for the purpose `case`. */
export class PhotosDto {
  @ApiPropertyOptional({ type: [String], format: 'uuid', maxItems: 3 })
  @Omittable()
  @IsUUID('all', { each: true })
  @ArrayUnique()
  @ArrayMaxSize(3)
  @IsArray()
  photoIds?: string[];
}

export class OpenCaseDto extends PhotosDto {
  /** A used code, or one that was refused: open, or expired less than 48 hours ago. */
  @IsUUID() passId: string;
  @ApiProperty({ enum: CASE_REASONS }) @IsIn(CASE_REASONS) reason: CaseReason;
  /** Whole rupees that the customer paid. */
  @IsOptional() @WholeNumber(0, MAX_SUM) paid?: number;
  @Nullable() @LongText(1, 2000) text?: string;
  @ApiProperty({ enum: ASKED_REMEDIES }) @IsIn(ASKED_REMEDIES) wants: AskedRemedy;
}

export class CaseMessageDto extends PhotosDto {
  @LongText(1, 2000, { min: 'Please write something.' }) text: string;
}

const SHOP_ANSWERS = [...REMEDIES, 'disagree'] as const;
export type ShopAnswer = (typeof SHOP_ANSWERS)[number];

export class AnswerCaseDto extends PhotosDto {
  @ApiProperty({ enum: SHOP_ANSWERS }) @IsIn(SHOP_ANSWERS) answer: ShopAnswer;
  /** Rupees for `pay-back`; default: the largest amount of the case. */
  @IsOptional() @WholeNumber(1, MAX_SUM) amount?: number;
  @Nullable() @LongText(1, 2000) text?: string;
}

export class SecondLookDto {
  @LongText(3, 2000, { min: 'Please say why.' }) reason: string;
}

export class DecideCaseDto {
  @ApiProperty({ enum: CASE_SIDES }) @IsIn(CASE_SIDES) for: CaseSide;
  /** What the customer gets; only for the customer. */
  @ApiPropertyOptional({ enum: REMEDIES }) @IsOptional() @IsIn(REMEDIES) remedy?: RemedyKind;
  /** Rupees for `pay-back`; default: the largest amount of the case. */
  @IsOptional() @WholeNumber(1, MAX_SUM) amount?: number;
  @LongText(3, 2000, { min: 'Please give a reason.' }) reason: string;
}

export class OwnCasesQuery extends PageQuery {
  /** The part of the caller: default `business` for people of a business, else `customer`. */
  @ApiPropertyOptional({ enum: CASE_SIDES })
  @Transform(emptyIsNone)
  @IsOptional()
  @IsIn(CASE_SIDES)
  as?: CaseSide;
  /** `open`: cases that can still change. */
  @ApiPropertyOptional({ enum: ['open', 'closed'] })
  @Transform(emptyIsNone)
  @IsOptional()
  @IsIn(['open', 'closed'])
  status?: 'open' | 'closed';
}

const ADMIN_STATUSES = ['to-decide', 'open', 'closed'] as const;

export class AdminCasesQuery extends PageQuery {
  /** `to-decide`: cases that wait for a decision. Default: all. */
  @ApiPropertyOptional({ enum: ADMIN_STATUSES })
  @Transform(emptyIsNone)
  @IsOptional()
  @IsIn(ADMIN_STATUSES)
  status?: (typeof ADMIN_STATUSES)[number];
  /** A business's id. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) vendor?: number;
  /** A customer's id. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) customer?: number;
}

/** All of the list, as a file. */
export class CasesTableQuery extends OmitType(AdminCasesQuery, ['limit', 'cursor'] as const) {}
