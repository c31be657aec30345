import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { OpenToKeys } from '../../../common/api-keys/open-to-keys.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { ManagedDealView } from '../deal.view.js';
import { ManagedDealsService } from '../editor/managed-deals.service.js';
import {
  CreateDealDraftDto,
  DealDraftQuery,
  SubmitDealDraftDto,
  UpdateDealDraftDto,
} from './deal-draft.dto.js';
import { DealDraftView } from './deal-draft.view.js';
import { DealDraftsService } from './deal-drafts.service.js';

const again = (controller: DealDraftsController, id: string, user: SessionUser): Promise<DealDraftView> =>
  controller.drafts.one(Number(id), user.staffOf?.vendorId ?? 0);

const dealAgain = (
  controller: DealDraftsController,
  id: string,
  user: SessionUser,
): Promise<ManagedDealView> => controller.managed.one(Number(id), user.staffOf?.vendorId ?? 0);

/** Drafts of a business's deals. */
@ApiTags('deal-drafts')
@Controller('vendors/me/deal-drafts')
@AllowAccess('vendor:deals')
export class DealDraftsController {
  constructor(
    readonly drafts: DealDraftsService,
    readonly managed: ManagedDealsService,
  ) {}

  /** Deal drafts of the business */
  @Get()
  @OpenToKeys('deals:read')
  @ApiOkResponse({ type: [DealDraftView] })
  async list(
    @CurrentStaff() staff: StaffOf,
    @Query() query: DealDraftQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.drafts.list(query, staff.vendorId, request.url), reply);
  }

  /** One deal draft */
  @Get(':id')
  @OpenToKeys('deals:read')
  @ApiNotFoundResponse({ description: '`draft.not-found`', type: ProblemView })
  one(@CurrentStaff() staff: StaffOf, @Param('id', IdPipe) id: number): Promise<DealDraftView> {
    return this.drafts.one(id, staff.vendorId);
  }

  /** Create a deal draft */
  @Post()
  @OpenToKeys('deals:write')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`draft.full`', type: ProblemView })
  async create(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Body() { content, dealId }: CreateDealDraftDto,
  ): Promise<DealDraftView> {
    const writer = { id: user.id, vendorId };
    const id =
      dealId === undefined
        ? await this.drafts.create(writer, content ?? {})
        : await this.drafts.copy(writer, dealId);
    return this.drafts.one(id, vendorId);
  }

  /** Change a deal draft */
  @Patch(':id')
  @OpenToKeys('deals:write')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`draft.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`version.conflict`', type: ProblemView })
  async write(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
    @Body() changes: UpdateDealDraftDto,
  ): Promise<DealDraftView> {
    await this.drafts.write(id, { id: user.id, vendorId }, changes);
    return this.drafts.one(id, vendorId);
  }

  /** Delete a deal draft */
  @Delete(':id')
  @OpenToKeys('deals:write')
  @HttpCode(204)
  @Idempotent()
  @ApiNotFoundResponse({ description: '`draft.not-found`', type: ProblemView })
  async remove(@CurrentStaff() staff: StaffOf, @Param('id', IdPipe) id: number): Promise<void> {
    await this.drafts.remove(id, staff.vendorId);
  }

  /**
   * Submit a deal draft
   * @remarks Creates a pending deal from the draft and deletes the draft.
   */
  @Post(':id/submit')
  @OpenToKeys('deals:write')
  @Idempotent(dealAgain)
  @ApiNotFoundResponse({ description: '`draft.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`version.conflict`, `plan.limit-reached`', type: ProblemView })
  async submit(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
    @Body() { version }: SubmitDealDraftDto,
  ): Promise<ManagedDealView> {
    const writer = { id: user.id, vendorId };
    return this.managed.one(await this.drafts.submit(id, writer, version), vendorId);
  }
}
