import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { emptyIsNone, QueryNumber } from '../../../common/validation/rules.js';

export class EmbedQuery {
  /** Address of a page of a deal, in one of both languages. */
  @ApiProperty({ format: 'uri' }) @IsString() @MaxLength(2_000) url: string;
  /** There is JSON only. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(['json']) format?: 'json';
  /** Greatest width in pixels. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1, 10_000) maxwidth?: number;
  /** Greatest height in pixels. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1, 10_000) maxheight?: number;
}
