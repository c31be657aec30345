import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { oneBatch } from '../../../common/csv/table-files.service.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { ListExports } from '../../audit/index.js';
import { VENDOR_COMPLAINTS_TABLE, VENDOR_DEALS_TABLE, VENDOR_STAFF_TABLE } from './vendor-detail.csv.js';
import { VendorDetailQuery } from './vendor-detail.service.js';
import { VENDORS_TABLE } from './vendors.csv.js';
import { VendorsTableQuery } from './vendor-lists.dto.js';

/** Lists of vendors and of one vendor as files. All matching rows are streamed. */
@ApiTags('admin-tables')
@Controller('admin')
@AllowAccess('admin:businesses')
export class AdminVendorTablesController {
  constructor(
    private readonly exports: ListExports,
    private readonly details: VendorDetailQuery,
  ) {}

  @Get('vendors.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  @ApiOperation({ operationId: 'adminTablesVendors', summary: 'Businesses as a CSV file' })
  vendors(
    @CurrentUser() admin: SessionUser,
    @Query() query: VendorsTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(VENDORS_TABLE, query, admin, reply);
  }

  /** Deals of a business as a CSV file */
  @Get('vendors/:id/deals.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  async deals(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) vendor: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.details.read(vendor);
    await this.exports.send(VENDOR_DEALS_TABLE, { vendor }, admin, reply);
  }

  /** Staff of a business as a CSV file */
  @Get('vendors/:id/staff.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  async staff(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) vendor: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { staff } = await this.details.read(vendor);
    await this.exports.sendRows(VENDOR_STAFF_TABLE, oneBatch(staff), ['vendor'], admin, reply);
  }

  /** Complaints about a business as a CSV file */
  @Get('vendors/:id/complaints.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  async complaints(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) vendor: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { complaints } = await this.details.read(vendor);
    await this.exports.sendRows(VENDOR_COMPLAINTS_TABLE, oneBatch(complaints), ['vendor'], admin, reply);
  }
}
