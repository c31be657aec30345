import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { keysetStatement } from '../../../common/paging/keyset-list.sql.js';
import { KeysetPages } from '../../../common/paging/keyset-pages.js';
import { PageQuery } from '../../../common/paging/page-query.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { VendorChecks } from '../vendor-checks/vendor-checks.service.js';
import { VendorChecksView } from '../vendor-checks/vendor-checks.view.js';
import { AdminVendorDealView, AdminVendorDetailView } from './vendors.view.js';
import { VENDOR_DEALS } from './vendor-deals-list.sql.js';
import { VendorDetailQuery } from './vendor-detail.service.js';

/** Details of one business. */
@ApiTags('admin-vendors')
@Controller('admin/vendors')
@AllowAccess('admin:businesses')
export class AdminVendorDetailsController {
  constructor(
    private readonly pages: KeysetPages,
    private readonly details: VendorDetailQuery,
    private readonly vendorChecks: VendorChecks,
  ) {}

  /** One business in detail */
  @Get(':id')
  @ApiNotFoundResponse({ description: '`vendor.not-found`', type: ProblemView })
  one(@Param('id', IdPipe) id: number): Promise<AdminVendorDetailView> {
    return this.details.read(id);
  }

  /**
   * Automatic checks before the verification
   * @remarks Automatic checks before the verification: numbers, name, and what it has in common with suspended businesses.
   */
  @Get(':id/checks')
  @ApiNotFoundResponse({ description: '`vendor.not-found`', type: ProblemView })
  checks(@Param('id', IdPipe) id: number): Promise<VendorChecksView> {
    return this.vendorChecks.of(id);
  }

  /** Deals of a business */
  @Get(':id/deals')
  @ApiOkResponse({ type: [AdminVendorDealView] })
  async deals(
    @Param('id', IdPipe) vendor: number,
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(
      await this.pages.read(keysetStatement(VENDOR_DEALS, { ...query, vendor }), request.url),
      reply,
    );
  }
}
