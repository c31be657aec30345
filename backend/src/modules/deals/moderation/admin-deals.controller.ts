import { Body, Controller, Get, Param, Patch, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { OpenToKeys } from '../../../common/api-keys/open-to-keys.decorator.js';
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
import { MODERATED_DEALS } from './moderated-deals-list.sql.js';
import { ModeratedDealQuery } from './moderated-deals.dto.js';
import { CanBeUndone, type DecisionAcceptedView, Undoable } from '../../worklist/index.js';
import { ApproveDealDto, AskDealDto, RejectDealDto } from './deal-moderation.dto.js';

type Decided = ManagedDealView | DecisionAcceptedView;

const again = (controller: AdminDealsController, id: string): Promise<ManagedDealView> =>
  controller.managed.one(Number(id), null);

const decidedAgain = (controller: AdminDealsController, id: string): Promise<Decided> =>
  controller.undoable.again(id, (dealId) => again(controller, dealId));

@ApiTags('admin')
@Controller('admin')
@AllowAccess('admin:deals')
@ApiConflictResponse({ description: '`deal.state-forbids` with the current state', type: ProblemView })
export class AdminDealsController {
  constructor(
    private readonly moderation: DealModerationService,
    private readonly featuring: DealFeaturing,
    private readonly pages: KeysetPages,
    readonly managed: ManagedDealsService,
    readonly undoable: Undoable,
  ) {}

  /** Deals in every state */
  @Get('deals')
  @OpenToKeys('deals:read')
  @ApiOkResponse({ type: [ManagedDealView] })
  list(
    @Query() query: ModeratedDealQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(query, request, reply);
  }

  /**
   * Deals and revisions that wait for a decision
   * @remarks Pending new deals and revisions of live ones, the oldest first.
   */
  @Get('deals/pending')
  @OpenToKeys('deals:read')
  @ApiOkResponse({ type: [ManagedDealView] })
  pending(
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send({ ...query, status: 'pending' }, request, reply);
  }

  /** Approve a deal */
  @Patch('deals/:id/approve')
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
  @Audited('deal.approved')
  @Idempotent(decidedAgain)
  @CanBeUndone(ManagedDealView)
  approve(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { version, undoSeconds, ...request }: ApproveDealDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Decided> {
    const decision = { kind: 'deal', id, action: 'approve', version, request, undoSeconds };
    return this.undoable.decide(decision, admin, reply, async () => {
      await this.moderation.approve(id, admin, version, undefined, request.priceItemId);
      return this.managed.one(id, null);
    });
  }

  /** Reject a deal */
  @Patch('deals/:id/reject')
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
  @Audited('deal.rejected')
  @Idempotent(decidedAgain)
  @CanBeUndone(ManagedDealView)
  reject(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { undoSeconds, version, ...request }: RejectDealDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Decided> {
    const decision = { kind: 'deal', id, action: 'reject', version, request, undoSeconds };
    return this.undoable.decide(decision, admin, reply, async () => {
      await this.moderation.reject(id, admin, { ...request, version });
      return this.managed.one(id, null);
    });
  }

  /**
   * Ask the business to change a deal
   * @remarks Asks the business to change it first. It stays submitted.
   */
  @Patch('deals/:id/ask')
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
  @Audited('deal.change-asked')
  @Idempotent(again)
  async ask(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { reasonCodes = [], ...asked }: AskDealDto,
  ): Promise<ManagedDealView> {
    await this.moderation.ask(id, admin, { reasonCodes, ...asked });
    return this.managed.one(id, null);
  }

  /**
   * Show a deal on the home page, or stop showing it
   * @remarks Adds a slot on the home page to a live deal, or removes its slots, all of them or those of one place. Without
   * dates, a slot starts now and ends with the deal.
   */
  @Patch('deals/:id/feature')
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
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

  private async send(query: ModeratedDealQuery, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await sendPage(await this.pages.read(keysetStatement(MODERATED_DEALS, query), request.url), reply);
  }
}
