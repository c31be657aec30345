import { Body, Controller, Get, HttpStatus, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { OpenToKeys } from '../../../common/api-keys/open-to-keys.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import { DecidesAbout } from '../../../common/access/decides-about.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent, type Replay } from '../../../common/idempotency/replay.decorator.js';
import { keysetStatement } from '../../../common/paging/keyset-list.sql.js';
import { KeysetPages } from '../../../common/paging/keyset-pages.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { Approvals } from '../../approvals/index.js';
import { AdminPayoutView, PayoutRecordedView } from './payout.view.js';
import { AdminStatementView } from './statement.view.js';
import { BALANCES } from './balances-list.sql.js';
import { BalancesQuery } from './balance.dto.js';
import { BalanceView } from './balance.view.js';
import { PAYOUTS } from './payouts-list.sql.js';
import { PayoutsQuery, RecordPayoutDto } from './payout.dto.js';
import { PayoutsService } from './payouts.service.js';
import { STATEMENTS } from './statements-list.sql.js';
import { StatementsQuery } from './statement.dto.js';

const again: Replay<AdminVendorAccountsController> = async (
  { approvals },
  id,
): Promise<PayoutRecordedView> => ({
  id,
  approvalId: (await approvals.isOne(id)) ? id : null,
});

/** Balances and payouts of businesses. */
@ApiTags('admin-vendor-accounts')
@Controller('admin')
@AllowAccess('admin:payouts')
export class AdminVendorAccountsController {
  constructor(
    private readonly pages: KeysetPages,
    private readonly recording: PayoutsService,
    readonly approvals: Approvals,
  ) {}

  /** Balances of businesses, the largest first */
  @Get('balances')
  @OpenToKeys('payouts:read')
  @ApiOkResponse({ type: [BalanceView] })
  async balances(
    @Query() query: BalancesQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.pages.read(keysetStatement(BALANCES, query), request.url), reply);
  }

  /** Statements by business and day, newest first */
  @Get('statements')
  @OpenToKeys('payouts:read')
  @ApiOkResponse({ type: [AdminStatementView] })
  async statements(
    @Query() query: StatementsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.pages.read(keysetStatement(STATEMENTS, query), request.url), reply);
  }

  /** Payouts to businesses */
  @Get('payouts')
  @OpenToKeys('payouts:read')
  @ApiOkResponse({ type: [AdminPayoutView] })
  async payouts(
    @Query() query: PayoutsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.pages.read(keysetStatement(PAYOUTS, query), request.url), reply);
  }

  /**
   * Record a payout to a business
   * @remarks 202 if the approval of a second admin is needed.
   */
  @Post('vendors/:id/payouts')
  @NeedsStepUp()
  @DecidesAbout('vendor')
  @Idempotent(again)
  @Audited('payout.recorded')
  @ApiCreatedResponse({ type: PayoutRecordedView })
  @ApiAcceptedResponse({ description: 'A second admin has to approve it', type: PayoutRecordedView })
  @ApiNotFoundResponse({ description: '`vendor.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description:
      '`approval.pending`, `payout.vendor-suspended`, `payout-account.held` with `heldUntil`, `payout.too-large` with what is `owed` in rupees, `payout.reference-used`',
    type: ProblemView,
  })
  async pay(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: RecordPayoutDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PayoutRecordedView> {
    const recorded = await this.recording.record(id, admin.id, form);
    if (recorded.approvalId) reply.status(HttpStatus.ACCEPTED);
    return recorded;
  }
}
