import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { TableFiles } from '../../common/csv/table-files.service.js';
import { TableResponse } from '../../common/csv/table-response.decorator.js';
import { OwnOrdersTableQuery } from './order.dto.js';
import { ORDERS_TABLE } from './orders.csv.js';
import { OwnOrdersService } from './own-orders.service.js';

/** A customer's own orders as a file. */
@ApiTags('orders')
@Controller()
@AllowAccess('signed-in')
export class OwnOrderTablesController {
  constructor(
    private readonly own: OwnOrdersService,
    private readonly files: TableFiles,
  ) {}

  /**
   * The customer's orders as a CSV file
   * @remarks All matching orders, one row per deal, as a CSV file in the language of the account.
   */
  @Get('orders.csv')
  @TableResponse()
  table(
    @CurrentUser() user: SessionUser,
    @Query() query: OwnOrdersTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.files.send(ORDERS_TABLE, this.own.lines(user.id, query), user.language, reply);
  }
}
