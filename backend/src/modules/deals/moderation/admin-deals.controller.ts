import { Body, Controller, Get, Param, Patch, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { keysetStatement } from '../../../common/paging/keyset-list.sql.js';
import { KeysetPages } from '../../../common/paging/keyset-pages.js';
import { PageQuery } from '../../../common/paging/page-query.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { ManagedDealView } from '../deal.view.js';
import { ManagedDealsService } from '../editor/managed-deals.service.js';
import { DealFeaturing } from '../featuring/deal-featuring.service.js';
import { FeatureDto } from '../featuring/feature.dto.js';
import { DealModerationService } from './deal-moderation.service.js';
import { RevisionModeration } from './revision-moderation.service.js';
import { MODERATED_DEALS } from './moderated-deals-list.sql.js';
import { ModeratedDealQuery } from './moderated-deals.dto.js';
import { ApproveDealDto, RejectDealDto } from './deal-moderation.dto.js';
import { RejectDto } from '../../../common/validation/reason.dto.js';

const again = (controller: AdminDealsController, id: string): Promise<ManagedDealView> =>
  controller.managed.one(Number(id), null);

@ApiTags('admin')
@Controller('admin')
@AllowAccess('admin')
@ApiNotFoundResponse({ type: ProblemView })
@ApiConflictResponse({ description: '`deal.state-forbids` with the current state', type: ProblemView })
export class AdminDealsController {
  constructor(
    private readonly moderation: DealModerationService,
    private readonly revisions: RevisionModeration,
    private readonly featuring: DealFeaturing,
    private readonly pages: KeysetPages,
    readonly managed: ManagedDealsService,
  ) {}

  @Get('deals')
  @ApiOkResponse({ type: [ManagedDealView] })
  list(
    @Query() query: ModeratedDealQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(query, request, reply);
  }

  /** Pending new deals and revisions of live ones, the oldest first. */
  @Get('deals/pending')
  @ApiOkResponse({ type: [ManagedDealView] })
  pending(
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send({ ...query, status: 'pending' }, request, reply);
  }

  @Patch('deals/:id/approve')
  @Audited('deal.approved')
  @Idempotent(again)
  async approve(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ApproveDealDto,
  ): Promise<ManagedDealView> {
    await this.moderation.approve(id, admin, form.version);
    return this.managed.one(id, null);
  }

  @Patch('deals/:id/reject')
  @Audited('deal.rejected')
  @Idempotent(again)
  async reject(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: RejectDealDto,
  ): Promise<ManagedDealView> {
    await this.moderation.reject(id, admin, form);
    return this.managed.one(id, null);
  }

  /**
   * Adds a slot on the home page to a live deal, or removes its slots, all of them or those of one place. Without dates, a slot starts now
   * and ends with the deal.
   */
  @Patch('deals/:id/feature')
  @ApiConflictResponse({
    description: '`deal.state-forbids`, `deal.photo-required`, `deal.already-featured`, `plan.limit-reached`',
    type: ProblemView,
  })
  @Audited('deal.featured')
  @Idempotent(again)
  async feature(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: FeatureDto,
  ): Promise<ManagedDealView> {
    await this.featuring.feature(id, admin, form);
    return this.managed.one(id, null);
  }

  @Patch('revisions/:id/approve')
  @Audited('deal.revision-approved')
  @Idempotent(again)
  async approveRevision(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
  ): Promise<ManagedDealView> {
    return this.managed.one(await this.revisions.approve(id, admin), null);
  }

  @Patch('revisions/:id/reject')
  @Audited('deal.revision-rejected')
  @Idempotent(again)
  async rejectRevision(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: RejectDto,
  ): Promise<ManagedDealView> {
    return this.managed.one(await this.revisions.reject(id, admin, form), null);
  }

  private async send(query: ModeratedDealQuery, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await sendPage(await this.pages.read(keysetStatement(MODERATED_DEALS, query), request.url), reply);
  }
}
