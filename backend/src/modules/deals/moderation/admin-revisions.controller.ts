import { Body, Controller, Param, Patch, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { CanBeUndone, type DecisionAcceptedView, Undoable } from '../../worklist/index.js';
import { ManagedDealView } from '../deal.view.js';
import { ManagedDealsService } from '../editor/managed-deals.service.js';
import { ApproveDealDto, AskDealDto, RejectDealDto } from './deal-moderation.dto.js';
import { RevisionModeration } from './revision-moderation.service.js';

type Decided = ManagedDealView | DecisionAcceptedView;

const again = (controller: AdminRevisionsController, id: string): Promise<ManagedDealView> =>
  controller.managed.one(Number(id), null);

const decidedAgain = (controller: AdminRevisionsController, id: string): Promise<Decided> =>
  controller.undoable.again(id, (dealId) => again(controller, dealId));

/** Decisions about revisions of live deals. The version is that of the deal. */
@ApiTags('admin')
@Controller('admin/revisions')
@AllowAccess('admin:deals')
@ApiNotFoundResponse({ description: '`revision.not-found`', type: ProblemView })
@ApiConflictResponse({
  description:
    '`revision.decided`, `version.conflict`, `decision.pending`, `plan.limit-reached` for a deal that had ended',
  type: ProblemView,
})
export class AdminRevisionsController {
  constructor(
    private readonly revisions: RevisionModeration,
    readonly managed: ManagedDealsService,
    readonly undoable: Undoable,
  ) {}

  /** Approve a revision of a deal */
  @Patch(':id/approve')
  @Audited('deal.revision-approved')
  @Idempotent(decidedAgain)
  @CanBeUndone(ManagedDealView)
  approve(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { version, undoSeconds, ...request }: ApproveDealDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Decided> {
    const decision = { kind: 'revision', id, action: 'approve', version, request, undoSeconds };
    return this.undoable.decide(decision, admin, reply, async () =>
      this.managed.one(await this.revisions.approve(id, admin, version, request.priceItemId), null),
    );
  }

  /** Reject a revision of a deal */
  @Patch(':id/reject')
  @Audited('deal.revision-rejected')
  @Idempotent(decidedAgain)
  @CanBeUndone(ManagedDealView)
  reject(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { undoSeconds, version, ...request }: RejectDealDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Decided> {
    const decision = { kind: 'revision', id, action: 'reject', version, request, undoSeconds };
    return this.undoable.decide(decision, admin, reply, async () =>
      this.managed.one(await this.revisions.reject(id, admin, { ...request, version }), null),
    );
  }

  /**
   * Ask the business to change a revision
   * @remarks Requests changes from the business. The revision stays submitted.
   */
  @Patch(':id/ask')
  @Audited('deal.change-asked')
  @Idempotent(again)
  async ask(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { reasonCodes = [], ...asked }: AskDealDto,
  ): Promise<ManagedDealView> {
    return this.managed.one(await this.revisions.ask(id, admin, { reasonCodes, ...asked }), null);
  }
}
