import { OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import { PageQuery } from '../../common/paging/page-query.js';
import { QueryNumber } from '../../common/validation/rules.js';

const asBoolean = (value: unknown): unknown => (value === 'true' ? true : value === 'false' ? false : value);

export class VendorReviewsQuery extends PageQuery {
  /** Number of stars, 1 to 5. */
  @IsOptional() @QueryNumber(1, 5) stars?: number;
  /** Only reviews of this deal. */
  @IsOptional() @QueryNumber(1) deal?: number;
  /** `false`: only reviews without a reply. */
  @Transform(({ value }: { value: unknown }) => asBoolean(value))
  @IsOptional()
  @IsBoolean()
  answered?: boolean;
}

/** All of the list, as a file. */
export class VendorReviewsTableQuery extends OmitType(VendorReviewsQuery, ['limit', 'cursor'] as const) {}
