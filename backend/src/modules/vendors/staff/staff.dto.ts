import { IsIn, IsOptional } from 'class-validator';
import type { StaffRole } from '../../../common/access/session-user.js';
import { EmailText, Omittable, WholeNumber } from '../../../common/validation/rules.js';

const ROLES = ['owner', 'manager', 'counter'] as const;
const ROLE_MISSING = 'Please choose a role.';

export class InviteStaffDto {
  /** @example 'ramesh@example.com' */
  @EmailText('Please enter an email address.') email: string;
  @IsIn(ROLES, { message: ROLE_MISSING }) role: StaffRole;
  /** Assigned branch; every branch by default. Owners work at every branch. */
  @IsOptional() @WholeNumber(1) branchId?: number | null;
}

export class ChangeStaffDto {
  @Omittable() @IsIn(ROLES, { message: ROLE_MISSING }) role?: StaffRole;
  /** Null means every branch. */
  @IsOptional() @WholeNumber(1) branchId?: number | null;
}
