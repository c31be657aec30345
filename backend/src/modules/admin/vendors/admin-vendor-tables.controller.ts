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
import { VENDORS_TABLE } from './vendors.csv.js';
import { VendorsTableQuery } from './vendor-lists.dto.js';

/** List of vendors as a file. All matching rows are streamed. */
@ApiTags('admin-tables')
@Controller('admin')
@AllowAccess('admin:businesses')
export class AdminVendorTablesController {
  constructor(private readonly exports: ListExports) {}

  @Get('vendors.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  @ApiOperation({ operationId: 'adminTablesVendors', summary: 'The businesses as a CSV file' })
  vendors(
    @CurrentUser() admin: SessionUser,
    @Query() query: VendorsTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(VENDORS_TABLE, query, admin, reply);
  }
}
