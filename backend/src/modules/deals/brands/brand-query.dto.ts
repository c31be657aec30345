import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { emptyIsNone } from '../../../common/validation/rules.js';

export class BrandListQuery extends PageQuery {
  /** Part of the name, the category or the city. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string;
  /** `deals`: by number of live deals (default). */
  @Transform(emptyIsNone) @IsOptional() @IsIn(['deals', 'honour']) sort?: 'deals' | 'honour';
}
