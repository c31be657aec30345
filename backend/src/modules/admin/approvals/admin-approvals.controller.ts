import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiForbiddenResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import { DecidesAbout } from '../../../common/access/decides-about.decorator.js';
import { OwnDecisions } from '../../../common/access/own-decisions.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { oneBatch } from '../../../common/csv/table-files.service.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent, type Replay } from '../../../common/idempotency/replay.decorator.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { ApprovalMissing, Approvals } from '../../approvals/index.js';
import { ListExports } from '../../audit/index.js';
import { APPROVALS_TABLE } from './approvals.csv.js';
import { ApprovalsQuery, RejectApprovalDto } from './approval.dto.js';
import { ApprovalView } from './approval.view.js';
import { decidedApprovals, oneApproval, pendingApprovals } from './approvals.sql.js';

const again: Replay<AdminApprovalsController> = (controller, id, { id: adminId }) =>
  controller.read(adminId, id);

/** Payouts and refunds that need a second admin. */
@ApiTags('admin-approvals')
@Controller('admin')
@AllowAccess('admin:payments')
export class AdminApprovalsController {
  constructor(
    private readonly approvals: Approvals,
    private readonly transactions: Transactions,
    private readonly exports: ListExports,
    private readonly ownDecisions: OwnDecisions,
  ) {}

  /**
   * Requests that need a second admin
   * @remarks At most a hundred.
   */
  @Get('approvals')
  list(@CurrentUser() admin: SessionUser, @Query() { state }: ApprovalsQuery): Promise<ApprovalView[]> {
    const statement = state === 'decided' ? decidedApprovals : pendingApprovals;
    return this.transactions.query<ApprovalView>(statement(this.isOwn(admin.id)));
  }

  /** Requests that need a second admin as a CSV file */
  @Get('approvals.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  async table(
    @CurrentUser() admin: SessionUser,
    @Query() query: ApprovalsQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const filters = query.state ? ['state'] : [];
    await this.exports.sendRows(APPROVALS_TABLE, oneBatch(this.list(admin, query)), filters, admin, reply);
  }

  /**
   * Approve a request and execute it
   * @remarks Executes the requested action. If the action itself conflicts, the request stays pending.
   */
  @Post('approvals/:id/approve')
  @HttpCode(200)
  @NeedsStepUp()
  @DecidesAbout('approval')
  @Idempotent(again)
  @Audited('approval.approved')
  @ApiNotFoundResponse({ description: '`approval.not-found`', type: ProblemView })
  @ApiForbiddenResponse({ description: '`approval.own-request`, `admin.own-decision`', type: ProblemView })
  @ApiConflictResponse({ description: '`approval.decided`, and those of the act', type: ProblemView })
  async approve(
    @CurrentUser() admin: SessionUser,
    @Param('id', PublicIdPipe) id: string,
  ): Promise<ApprovalView> {
    await this.approvals.approve(admin.id, id);
    return this.read(admin.id, id);
  }

  /**
   * Reject a request
   * @remarks Also allowed to the admin who made the request.
   */
  @Post('approvals/:id/reject')
  @HttpCode(200)
  @NeedsStepUp()
  @DecidesAbout('approval')
  @Idempotent(again)
  @Audited('approval.rejected')
  @ApiNotFoundResponse({ description: '`approval.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`approval.decided`', type: ProblemView })
  async reject(
    @CurrentUser() admin: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() { reason }: RejectApprovalDto,
  ): Promise<ApprovalView> {
    await this.approvals.reject(admin.id, id, reason);
    return this.read(admin.id, id);
  }

  async read(adminId: number, id: string): Promise<ApprovalView> {
    const [approval] = await this.transactions.query<ApprovalView>(oneApproval(this.isOwn(adminId)), [id]);
    if (!approval) throw new ApprovalMissing();
    return approval;
  }

  private isOwn(adminId: number): string {
    return this.ownDecisions.conditionOf('approval', adminId, 'a.public_id');
  }
}
