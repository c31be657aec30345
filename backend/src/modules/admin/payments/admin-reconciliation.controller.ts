import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import type { CsvRow } from '../../../common/csv/csv.js';
import { sendTable } from '../../../common/csv/send-table.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { periodOf } from '../reports/report-period.js';
import { ReconciliationQuery } from './payment-lists.dto.js';
import { ReconciliationView } from './reconciliation.view.js';
import { RECONCILIATION } from './reconciliation.sql.js';
import { RECONCILIATION_HEADINGS, reconciliationRows } from './reconciliation.csv.js';

/** Sums without personal data, so that downloads are not audited. */
@ApiTags('admin-payments')
@Controller('admin')
@AllowAccess('admin:payments')
export class AdminReconciliationController {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Compare payments with the ledger
   * @remarks Payments compared with the ledger, by gateway and day in Nepal.
   */
  @Get('reconciliation')
  read(@Query() query: ReconciliationQuery): Promise<ReconciliationView> {
    return this.reconciled(query);
  }

  /** Payments compared with the ledger as a CSV file */
  @Get('reconciliation.csv')
  @NeedsStepUp()
  @TableResponse()
  async table(
    @CurrentUser() { language }: SessionUser,
    @Query() query: ReconciliationQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const view = await this.reconciled(query);
    const name = `reconciliation-${view.from}-${view.to}`;
    await sendTable(reply, name, RECONCILIATION_HEADINGS[language], once(reconciliationRows(view)));
  }

  private async reconciled(query: ReconciliationQuery): Promise<ReconciliationView> {
    const { from, to } = periodOf(query);
    const [view] = await this.transactions.query<ReconciliationView>(RECONCILIATION, [from, to]);
    if (!view) throw new Error('The reconciliation answered nothing.');
    return view;
  }
}

async function* once(rows: CsvRow[]): AsyncGenerator<CsvRow[]> {
  yield await Promise.resolve(rows);
}
