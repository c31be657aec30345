import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { emptyIsNone } from '../../../../common/validation/rules.js';

export class SuggestQuery {
  /** Text typed so far, at most 50 characters. */
  @IsString() q: string;
  /** City slug: its deals come first. An area after a dot has no effect. */
  @Transform(emptyIsNone)
  @IsOptional()
  @MaxLength(121)
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)?$/)
  place?: string;
}
