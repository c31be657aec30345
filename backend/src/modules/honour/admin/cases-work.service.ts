import { Injectable } from '@nestjs/common';
import { WorkKinds } from '../../worklist/index.js';
import { WAITING_CASES } from './waiting-cases.sql.js';

/** Registers open cases (rule WB1). */
@Injectable()
export class CasesWork {
  constructor(kinds: WorkKinds) {
    kinds.register({ kind: 'case', right: 'cases', items: WAITING_CASES });
  }
}
