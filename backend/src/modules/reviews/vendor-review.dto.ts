import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import { PageQuery } from '../../common/paging/page-query.js';
import { QueryNumber } from '../../common/validation/rules.js';

const asBoolean = (value: unknown): unknown => (value === 'true' ? true : value === 'false' ? false : value);

export class VendorReviewsQuery extends PageQuery {
  /** Only those with so many stars, 1 to 5. */
  @IsOptional() @QueryNumber(1, 5) stars?: number;
  /** Only those of this deal. */
  @IsOptional() @QueryNumber(1) deal?: number;
  /** `false`: only those that wait for an answer. */
  @Transform(({ value }: { value: unknown }) => asBoolean(value))
  @IsOptional()
  @IsBoolean()
  answered?: boolean;
}
