import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { IssuePass } from '../issue/issue-pass.use-case.js';
import { PassCodes } from '../passes/pass-codes.service.js';
import type { TestCode } from './test-code.js';
import { SET_CODE } from './test-codes.sql.js';

/** Issues codes with a fixed text, in the sandbox only. */
@Injectable()
export class TestCodes {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: PassCodes,
    private readonly issuePass: IssuePass,
  ) {}

  /** Issues a code whose eight characters are `code`. Rejects as `IssuePass` does. */
  async issue(guest: SessionUser, dealId: number, code: TestCode): Promise<void> {
    const { id } = await this.issuePass.run(guest, dealId);
    await this.transactions.query(SET_CODE, [id, this.codes.testHashOf(code)]);
  }
}
