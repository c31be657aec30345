import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { ListExports } from '../../audit/index.js';
import { BALANCES_TABLE, PAYOUTS_TABLE, STATEMENTS_TABLE } from './vendor-account-tables.csv.js';
import { BalancesTableQuery } from './balance.dto.js';
import { PayoutsTableQuery } from './payout.dto.js';
import { StatementsTableQuery } from './statement.dto.js';

@ApiTags('admin-tables')
@Controller('admin')
@AllowAccess('admin:payouts')
export class AdminAccountTablesController {
  constructor(private readonly exports: ListExports) {}

  /** Balances of businesses as a CSV file */
  @Get('balances.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  balances(
    @CurrentUser() admin: SessionUser,
    @Query() query: BalancesTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(BALANCES_TABLE, query, admin, reply);
  }

  /** Statements of businesses as a CSV file */
  @Get('statements.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  statements(
    @CurrentUser() admin: SessionUser,
    @Query() query: StatementsTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(STATEMENTS_TABLE, query, admin, reply);
  }

  /** Payouts to businesses as a CSV file */
  @Get('payouts.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  payouts(
    @CurrentUser() admin: SessionUser,
    @Query() query: PayoutsTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(PAYOUTS_TABLE, query, admin, reply);
  }
}
