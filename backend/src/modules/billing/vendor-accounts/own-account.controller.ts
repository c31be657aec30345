import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { OpenToKeys } from '../../../common/api-keys/open-to-keys.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { TableFiles } from '../../../common/csv/table-files.service.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { sendTable } from '../../../common/csv/send-table.js';
import { keysetStatement } from '../../../common/paging/keyset-list.sql.js';
import { KeysetPages } from '../../../common/paging/keyset-pages.js';
import { PageQuery } from '../../../common/paging/page-query.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { OWN_BALANCE } from './balances-list.sql.js';
import { OwnBalanceView } from './balance.view.js';
import { PayoutsQuery } from './payout.dto.js';
import { OwnPayoutView } from './payout.view.js';
import { OwnStatementsQuery, OwnStatementsTableQuery, type StatementsQuery } from './statement.dto.js';
import { StatementView } from './statement.view.js';
import { OWN_PAYOUTS } from './payouts-list.sql.js';
import { OWN_STATEMENTS } from './statements-list.sql.js';
import { OWN_PAYOUTS_TABLE, OWN_STATEMENT_HEADINGS, ownStatementCells } from './vendor-account-tables.csv.js';

/** Balance, statements and payouts of a business, for its owners and managers. */
@ApiTags('vendor-account')
@Controller('vendors/me')
@AllowAccess('vendor:money')
export class OwnAccountController {
  constructor(
    private readonly pages: KeysetPages,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly files: TableFiles,
  ) {}

  /** Current balance of the business */
  @Get('balance')
  @OpenToKeys('payouts:read')
  async balance(@CurrentStaff() { vendorId }: StaffOf): Promise<OwnBalanceView> {
    const [row] = await this.transactions.query<OwnBalanceView>(OWN_BALANCE, [
      vendorId,
      nepalDay(this.clock.now()),
    ]);
    if (!row) throw new Error('The balance answered nothing.');
    return row;
  }

  /**
   * Statements by day, newest first
   * @remarks Days on which something moved, the newest first.
   */
  @Get('statements')
  @OpenToKeys('payouts:read')
  @ApiOkResponse({ type: [StatementView] })
  async statements(
    @CurrentStaff() { vendorId }: StaffOf,
    @Query() query: OwnStatementsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const statement = keysetStatement(OWN_STATEMENTS, { ...query, vendor: vendorId });
    await sendPage(await this.pages.read(statement, request.url), reply);
  }

  /**
   * Statements by day as a CSV file
   * @remarks The same statements as a CSV file, in the language of the account.
   */
  @Get('statements.csv')
  @TableResponse()
  async table(
    @CurrentUser() { language }: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Query() query: OwnStatementsTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const days = this.pages.all<StatementView, StatementsQuery>(OWN_STATEMENTS, {
      ...query,
      vendor: vendorId,
    });
    await sendTable(
      reply,
      `statements-${nepalDay(this.clock.now())}`,
      OWN_STATEMENT_HEADINGS[language],
      asCells(days),
    );
  }

  /** Payouts to the business, newest first */
  @Get('payouts')
  @OpenToKeys('payouts:read')
  @ApiOkResponse({ type: [OwnPayoutView] })
  async payouts(
    @CurrentStaff() { vendorId }: StaffOf,
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const statement = keysetStatement(OWN_PAYOUTS, { ...query, vendor: vendorId });
    await sendPage(await this.pages.read(statement, request.url), reply);
  }

  /**
   * Payouts to the business as a CSV file
   * @remarks All payouts as a CSV file, in the language of the account.
   */
  @Get('payouts.csv')
  @TableResponse()
  payoutsTable(
    @CurrentUser() { language }: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const rows = this.pages.all<OwnPayoutView, PayoutsQuery>(OWN_PAYOUTS, { vendor: vendorId });
    return this.files.send(OWN_PAYOUTS_TABLE, rows, language, reply);
  }
}

async function* asCells(days: AsyncIterable<StatementView[]>): AsyncGenerator<(string | number)[][]> {
  for await (const some of days) yield some.map(ownStatementCells);
}
