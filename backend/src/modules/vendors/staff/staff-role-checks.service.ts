import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { RoleChecks } from '../../auth/index.js';
import { StaffMember } from './staff-member.entity.js';

/** Registers the positions of users in businesses (rule Y3). */
@Injectable()
export class StaffRoleChecks {
  constructor(roles: RoleChecks, transactions: Transactions) {
    roles.register((userId) => transactions.of(StaffMember).findOneBy({ userId }));
  }
}
