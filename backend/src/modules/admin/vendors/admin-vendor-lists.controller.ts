import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { keysetStatement } from '../../../common/paging/keyset-list.sql.js';
import { KeysetPages } from '../../../common/paging/keyset-pages.js';
import { PageQuery } from '../../../common/paging/page-query.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { AdminVendorsQuery } from './vendor-lists.dto.js';
import { AdminVendorView } from './vendor-lists.view.js';
import { VENDORS } from './vendors-list.sql.js';

/** List of businesses with the number of their deals, which combines two modules. */
@ApiTags('admin')
@Controller('admin/vendors')
@AllowAccess('admin:businesses')
export class AdminVendorListsController {
  constructor(private readonly pages: KeysetPages) {}

  @Get()
  @ApiOperation({ operationId: 'adminVendorsList', summary: 'Businesses in every state' })
  @ApiOkResponse({ type: [AdminVendorView] })
  async list(
    @Query() query: AdminVendorsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.pages.read(keysetStatement(VENDORS, query), request.url), reply);
  }

  @Get('pending')
  @ApiOperation({ operationId: 'adminVendorsPending', summary: 'Businesses that wait for a decision' })
  @ApiOkResponse({ type: [AdminVendorView] })
  pending(
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.list({ ...query, status: 'pending' }, request, reply);
  }
}
