import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { blankIsNone, emptyIsNone, QueryNumber } from '../../../common/validation/rules.js';

/** What is written in the editor so far. */
export class CoverPreviewQuery {
  @Transform(blankIsNone) @IsOptional() @IsString() @MaxLength(120) title?: string;
  @Transform(blankIsNone) @IsOptional() @IsString() @MaxLength(120) titleNe?: string;
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) categoryId?: number;
  /** The edited deal: several drawings of one thing are shared by the ids of deals. */
  @Transform(emptyIsNone) @IsOptional() @QueryNumber(1) dealId?: number;
}
