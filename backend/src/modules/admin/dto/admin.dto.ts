import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { Nullable, Text } from '../../../common/validation/rules.js';

export class RejectDto {
  /** What the business reads; a standard sentence when left out. */
  @Nullable() @Text(3, 500) reason?: string;
  @IsOptional()
  @Matches(/^[a-z-]{2,40}$/, { each: true })
  @IsString({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(10)
  @IsArray()
  reasonCodes?: string[];
}

export class ReasonDto {
  @Text(3, 500, { min: 'Please give a reason.' }) reason: string;
}

export class FeatureDto {
  @IsBoolean() featured: boolean;
}

const emptyIsNone = ({ value }: { value: unknown }): unknown => (value === '' ? undefined : value);

export class AdminVendorsQuery extends PageQuery {
  @Transform(emptyIsNone) @IsOptional() @IsIn(['pending', 'verified', 'rejected', 'suspended']) status?:
    'pending' | 'verified' | 'rejected' | 'suspended';
  @Transform(emptyIsNone) @IsOptional() @IsString() @MaxLength(100) search?: string;
}

export class AdminUsersQuery extends PageQuery {
  @Transform(emptyIsNone) @IsOptional() @IsIn(['customer', 'vendor', 'admin']) role?:
    'customer' | 'vendor' | 'admin';
  @Transform(emptyIsNone) @IsOptional() @IsString() @MaxLength(100) search?: string;
}
