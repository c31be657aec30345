import { OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength, NotEquals } from 'class-validator';
import { ADMIN_ROLES, type AdminRole } from '../../../common/access/rights.js';
import { PageQuery } from '../../../common/paging/page-query.js';
import { blankIsNone, emptyIsNone, Omittable, WholeNumber } from '../../../common/validation/rules.js';
import { ReasonDto } from '../../../common/validation/reason.dto.js';

export class AdminUsersQuery extends PageQuery {
  @Transform(emptyIsNone) @IsOptional() @IsIn(['customer', 'vendor', 'admin']) role?:
    'customer' | 'vendor' | 'admin';
  @Transform(emptyIsNone) @IsOptional() @IsIn(['active', 'suspended']) status?: 'active' | 'suspended';
  /** Part of a name or an e-mail. */
  @Transform(blankIsNone) @IsOptional() @IsString() @MaxLength(100) search?: string;
  @Transform(emptyIsNone) @IsOptional() @IsIn(['newest', 'oldest', 'points', 'name']) sort?:
    'newest' | 'oldest' | 'points' | 'name';
}

/** All of the list, as a file. */
export class UsersTableQuery extends OmitType(AdminUsersQuery, ['limit', 'cursor'] as const) {}

export class ChangeRoleDto extends ReasonDto {
  /** For the owner of a business, `customer` means the role of vendors. */
  @IsIn(['customer', 'admin']) role: 'customer' | 'admin';
  /** Role of a new admin in the marketplace. Without one the admin has no rights until an owner gives a role. */
  @Omittable() @IsIn(ADMIN_ROLES) adminRole?: AdminRole;
}

export class CorrectPointsDto extends ReasonDto {
  /** Points, not 0; negative to remove points. */
  @NotEquals(0) @WholeNumber(-100_000, 100_000) delta: number;
}
