import { ArrayNotEmpty, ArrayUnique, IsIn, IsOptional } from 'class-validator';
import { STAFF_RIGHTS, type StaffRight } from '../../../common/access/rights.js';
import type { StaffRole } from '../../../common/access/session-user.js';
import { EmailText, Omittable, WholeNumber } from '../../../common/validation/rules.js';

const ROLES = ['owner', 'manager', 'counter'] as const;
const ROLE_MISSING = 'Please choose a role.';
const RIGHTS_MISSING = 'Please choose at least one right.';

export class InviteStaffDto {
  /** @example 'ramesh@example.com' */
  @EmailText('Please enter an email address.') email: string;
  @IsIn(ROLES, { message: ROLE_MISSING }) role: StaffRole;
  /** The rights of the role by default. Owners have all. */
  @Omittable()
  @ArrayNotEmpty({ message: RIGHTS_MISSING })
  @ArrayUnique()
  @IsIn(STAFF_RIGHTS, { each: true })
  rights?: StaffRight[];
  /** Assigned branch; every branch by default. Owners work at every branch. */
  @IsOptional() @WholeNumber(1) branchId?: number | null;
}

export class ChangeStaffDto {
  @Omittable() @IsIn(ROLES, { message: ROLE_MISSING }) role?: StaffRole;
  /** A new role without rights brings its own rights. Owners have all. */
  @Omittable()
  @ArrayNotEmpty({ message: RIGHTS_MISSING })
  @ArrayUnique()
  @IsIn(STAFF_RIGHTS, { each: true })
  rights?: StaffRight[];
  /** Null means every branch. */
  @IsOptional() @WholeNumber(1) branchId?: number | null;
}
