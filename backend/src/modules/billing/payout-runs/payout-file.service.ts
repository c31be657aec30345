import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { csv, type Cell } from '../../../common/csv/csv.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Approvals } from '../../approvals/index.js';
import { AuditService } from '../../audit/index.js';
import type { PayoutFileColumn } from '../../settings/index.js';
import type { PayoutAccountKind } from '../payout-accounts/payout-account.dto.js';
import { PayoutAccounts } from '../payout-accounts/payout-accounts.service.js';
import { PayeeSuspended } from '../vendor-accounts/payout.errors.js';
import { PayoutRunMissing } from './payout-run.errors.js';
import {
  FILE_ROWS,
  LOCKED_RUN,
  type LockedRun,
  NOTE_FILE,
  SUSPENDED_LINES,
  type FileRow,
} from './payout-runs.sql.js';

export interface PayoutFileText {
  name: string;
  text: string;
  /** SHA-256 as hex digits. */
  checksum: string;
}

/** The bank's file of a run (rule PO5): the only output with full account numbers. */
@Injectable()
export class PayoutFile {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: PayoutAccounts,
    private readonly approvals: Approvals,
    private readonly audit: AuditService,
  ) {}

  /**
   * Writes the same bytes for each download, even if accounts or the setting have changed since. The audit
   * log records the admin and the checksum.
   * @param kind only the payouts to this kind of account, for the channel that pays them
   * @throws payout-run.not-found (404), approval.pending, payout.vendor-suspended (409)
   */
  async of(adminId: number, runId: string, kind?: PayoutAccountKind): Promise<PayoutFileText> {
    return this.transactions.run(() => this.write(adminId, runId, kind));
  }

  /** The lock of the run keeps lines from being returned while they get into the file. */
  private async write(adminId: number, runId: string, kind?: PayoutAccountKind): Promise<PayoutFileText> {
    const [run] = await this.transactions.query<LockedRun>(LOCKED_RUN, [runId]);
    const rows = await this.transactions.query<FileRow>(FILE_ROWS, [runId, kind ?? null]);
    const [first] = rows;
    if (!run || !first) throw new PayoutRunMissing();
    await this.approvals.assertApproved('payout-run', runId);
    const suspended = await this.transactions.query(SUSPENDED_LINES, [run.rowId, kind ?? null]);
    if (suspended.length > 0) throw new PayeeSuspended();
    const columns = first.columns as PayoutFileColumn[];
    const text = csv([columns, ...rows.map((row) => this.cells(row, columns))]);
    await this.transactions.query(NOTE_FILE, [runId, kind ?? null]);
    const checksum = createHash('sha256').update(text).digest('hex');
    await this.audit.write({
      actorId: adminId,
      action: 'payout-run.exported',
      subjectType: 'payout-run',
      subjectId: runId,
      after: { kind: kind ?? null, lines: rows.length, sha256: checksum },
    });
    return { name: `payouts-${first.day}${kind ? `-${kind}` : ''}`, text, checksum };
  }

  private cells(row: FileRow, columns: readonly PayoutFileColumn[]): Cell[] {
    const { number, day, vendorId, business, kind, holder, bank, branch, amount } = row;
    const cells: Record<PayoutFileColumn, Cell> = {
      line: number,
      day,
      kind,
      bank,
      branch,
      holder,
      number: this.accounts.openNumber(row.numberSealed, vendorId),
      amount,
      currency: 'NPR',
      business,
      remark: `Dobbar ${day} ${vendorId}`,
    };
    return columns.map((column) => cells[column]);
  }
}
