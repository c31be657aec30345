import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { ListExports } from '../../audit/index.js';
import { DEALS_TABLE } from './moderated-deals.csv.js';
import { ModeratedDealTableQuery } from './moderated-deals.dto.js';

/** List of deals as a file. All matching rows are streamed. */
@ApiTags('admin-tables')
@Controller('admin')
@AllowAccess('admin:deals')
export class AdminDealTablesController {
  constructor(private readonly exports: ListExports) {}

  @Get('deals.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  @ApiOperation({ operationId: 'adminTablesDeals', summary: 'Deals as a CSV file' })
  deals(
    @CurrentUser() admin: SessionUser,
    @Query() query: ModeratedDealTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(DEALS_TABLE, query, admin, reply);
  }
}
