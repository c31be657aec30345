import { Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { emptyIsNone } from '../../../common/validation/rules.js';

export class DealTemplatesQuery {
  /** Slug of a category. Default: the category of the business. */
  @Transform(emptyIsNone)
  @IsOptional()
  @Matches(/^[a-z0-9-]{2,60}$/, { message: 'Please choose a category.' })
  category?: string;
}
