import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { blankIsNone, emptyIsNone, QueryNumber } from '../../../common/validation/rules.js';

/** Current content of the editor. */
export class CoverPreviewQuery {
  @Transform(blankIsNone) @IsOptional() @IsString() @MaxLength(120) title?: string;
  @Transform(blankIsNone) @IsOptional() @IsString() @MaxLength(120) titleNe?: string;
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) categoryId?: number;
  /** Edited deal: several covers of one subject are distributed by deal id. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) dealId?: number;
}
