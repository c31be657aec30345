import { Injectable } from '@nestjs/common';
import { WorkKinds } from '../worklist/index.js';
import { WAITING_APPROVALS } from './waiting-approvals.sql.js';

/** Registers pending approvals as work items (rule WB1). */
@Injectable()
export class ApprovalsWork {
  constructor(kinds: WorkKinds) {
    kinds.register({ kind: 'approval', right: 'payments', items: WAITING_APPROVALS });
  }
}
