import { OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { blankIsNone, emptyIsNone } from '../../../common/validation/rules.js';

export class AdminVendorsQuery extends PageQuery {
  @Transform(emptyIsNone)
  @IsOptional()
  @IsIn(['pending', 'verified', 'rejected', 'suspended', 'changed'])
  status?: 'pending' | 'verified' | 'rejected' | 'suspended' | 'changed';
  /** Part of the name. */
  @Transform(blankIsNone) @IsOptional() @IsString() @MaxLength(100) search?: string;
  @Transform(emptyIsNone) @IsOptional() @IsIn(['newest', 'oldest', 'name']) sort?:
    'newest' | 'oldest' | 'name';
}

/** All of the list, as a file. */
export class VendorsTableQuery extends OmitType(AdminVendorsQuery, ['limit', 'cursor'] as const) {}
