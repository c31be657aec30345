import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { PassCodes } from '../passes/pass-codes.service.js';
import { PASS_OF_TOKEN, PASSES_OF_CODE } from './code-look-up.sql.js';
import type { FoundCodeView } from './code-look-up.view.js';

/** Look-up of codes by admins, at all businesses. */
@Injectable()
export class CodeLookUp {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: PassCodes,
    private readonly audit: AuditService,
  ) {}

  /** @throws code.malformed (400), pass.not-found (404) for a foreign signature */
  async find(text: string, adminId: number): Promise<FoundCodeView[]> {
    const code = this.codes.read(text);
    return this.transactions.run(async () => {
      const found = await (code.kind === 'signed'
        ? this.transactions.query<FoundCodeView>(PASS_OF_TOKEN, [code.passId])
        : this.transactions.query<FoundCodeView>(PASSES_OF_CODE, [code.hashes, code.vendorId]));
      await this.audit.write({
        actorId: adminId,
        action: 'pass.looked-up',
        subjectType: 'pass',
        subjectId: found[0]?.id ?? 'none',
        after: { found: found.map(({ id }) => id) },
      });
      return found;
    });
  }
}
