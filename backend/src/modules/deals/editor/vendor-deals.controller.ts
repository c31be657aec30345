import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { OpenToKeys } from '../../../common/api-keys/open-to-keys.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { TableFiles } from '../../../common/csv/table-files.service.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { DealListing } from './deal-listing.service.js';
import { DealsService } from './deals.service.js';
import { CreateDealDto, UpdateDealDto } from './deal.dto.js';
import { ManagedDealQuery, ManagedDealTableQuery } from '../list/deal-query.dto.js';
import { DealCountsView, ManagedDealView } from '../deal.view.js';
import { OWN_DEALS_TABLE } from './own-deals.csv.js';
import { ManagedDealsService } from './managed-deals.service.js';

const again = (controller: VendorDealsController, id: string, user: SessionUser): Promise<ManagedDealView> =>
  controller.managed.one(Number(id), user.staffOf?.vendorId ?? 0);

/** Actions of a business on its deals. */
@ApiTags('vendor-deals')
@Controller()
@AllowAccess('vendor:deals')
export class VendorDealsController {
  constructor(
    private readonly deals: DealsService,
    private readonly listing: DealListing,
    readonly managed: ManagedDealsService,
    private readonly files: TableFiles,
  ) {}

  /** Deals of the business */
  @Get('vendors/me/deals')
  @OpenToKeys('deals:read')
  @ApiOkResponse({ type: [ManagedDealView] })
  async list(
    @CurrentStaff() staff: StaffOf,
    @Query() query: ManagedDealQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.managed.list(query, staff.vendorId, request.url), reply);
  }

  /**
   * Deals of the business as a CSV file
   * @remarks All matching deals as a CSV file, in the language of the account.
   */
  @Get('vendors/me/deals.csv')
  @TableResponse()
  table(
    @CurrentUser() { language }: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Query() query: ManagedDealTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.files.send(OWN_DEALS_TABLE, this.managed.all(query, staff.vendorId), language, reply);
  }

  /** Numbers of deals of the business by state */
  @Get('vendors/me/deals/counts')
  @OpenToKeys('deals:read')
  counts(@CurrentStaff() staff: StaffOf): Promise<DealCountsView> {
    return this.managed.counts(staff.vendorId);
  }

  /** One deal of the business */
  @Get('vendors/me/deals/:id')
  @OpenToKeys('deals:read')
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
  one(@CurrentStaff() staff: StaffOf, @Param('id', IdPipe) id: number): Promise<ManagedDealView> {
    return this.managed.one(id, staff.vendorId);
  }

  /** Create a deal */
  @Post('deals')
  @OpenToKeys('deals:write')
  @Idempotent(again)
  async create(
    @CurrentUser() { id: actorId }: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Body() form: CreateDealDto,
  ): Promise<ManagedDealView> {
    return this.managed.one(await this.deals.create({ actorId, vendorId }, form), vendorId);
  }

  /**
   * Change a deal
   * @remarks For a live deal, the changes need approval: the response is the unchanged deal with `pendingRevision`.
   */
  @Patch('deals/:id')
  @OpenToKeys('deals:write')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`version.conflict`, `deal.limit-below-taken`', type: ProblemView })
  async update(
    @CurrentUser() { id: actorId }: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
    @Body() changes: UpdateDealDto,
  ): Promise<ManagedDealView> {
    await this.deals.update(id, { actorId, vendorId }, changes);
    return this.managed.one(id, vendorId);
  }

  /** Delete a deal */
  @Delete('deals/:id')
  @OpenToKeys('deals:write')
  @HttpCode(204)
  @Idempotent()
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`deal.was-live`', type: ProblemView })
  async remove(
    @CurrentUser() { id: actorId }: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
  ): Promise<void> {
    await this.deals.remove(id, { actorId, vendorId });
  }

  /** Pause a deal */
  @Post('deals/:id/pause')
  @OpenToKeys('deals:write')
  @HttpCode(200)
  @Idempotent(again)
  async pause(
    @CurrentUser() { id: actorId }: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
  ): Promise<ManagedDealView> {
    await this.listing.setActive(id, { actorId, vendorId }, false);
    return this.managed.one(id, vendorId);
  }

  /** Resume a paused deal */
  @Post('deals/:id/resume')
  @OpenToKeys('deals:write')
  @HttpCode(200)
  @Idempotent(again)
  async resume(
    @CurrentUser() { id: actorId }: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
  ): Promise<ManagedDealView> {
    await this.listing.setActive(id, { actorId, vendorId }, true);
    return this.managed.one(id, vendorId);
  }

  /** Request to show a deal on the home page */
  @Post('deals/:id/feature-request')
  @HttpCode(200)
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description: '`deal.state-forbids`, `deal.photo-required`, `plan.limit-reached`',
    type: ProblemView,
  })
  async requestFeature(
    @CurrentStaff() staff: StaffOf,
    @Param('id', IdPipe) id: number,
  ): Promise<ManagedDealView> {
    await this.listing.requestFeature(id, staff.vendorId);
    return this.managed.one(id, staff.vendorId);
  }

  /** Withdraw the pending revision of a deal */
  @Delete('deals/:id/revision')
  @OpenToKeys('deals:write')
  @HttpCode(204)
  @Idempotent()
  @ApiNotFoundResponse({ description: '`revision.not-found`', type: ProblemView })
  async withdrawRevision(
    @CurrentUser() { id: actorId }: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
  ): Promise<void> {
    await this.deals.withdrawRevision(id, { actorId, vendorId });
  }
}
