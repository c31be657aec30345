import { IsIn } from 'class-validator';
import { ADMIN_ROLES, type AdminRole } from '../../../common/access/rights.js';

export class AdminRoleDto {
  @IsIn(ADMIN_ROLES, { message: 'Please choose a role.' }) role: AdminRole;
}
