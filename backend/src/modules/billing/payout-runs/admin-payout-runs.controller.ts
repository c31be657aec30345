import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { OpenToKeys } from '../../../common/api-keys/open-to-keys.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent, type Replay } from '../../../common/idempotency/replay.decorator.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { PayoutFile } from './payout-file.service.js';
import {
  ConfirmPayoutRunDto,
  MakePayoutRunDto,
  PayoutCandidatesQuery,
  PayoutFileQuery,
  ReturnPayoutDto,
} from './payout-run.dto.js';
import { PayoutCandidateView, PayoutRunSummaryView, PayoutRunView } from './payout-run.view.js';
import { PayoutRuns } from './payout-runs.service.js';

const again: Replay<AdminPayoutRunsController> = ({ runs }, id) => runs.one(id);

/** Payout runs, which pay many businesses at once. */
@ApiTags('admin-payout-runs')
@Controller('admin/payout-runs')
@AllowAccess('admin:payouts')
export class AdminPayoutRunsController {
  constructor(
    readonly runs: PayoutRuns,
    private readonly file: PayoutFile,
  ) {}

  /** The latest 100 payout runs, newest first */
  @Get()
  @OpenToKeys('payouts:read')
  list(): Promise<PayoutRunSummaryView[]> {
    return this.runs.list();
  }

  /**
   * Businesses that a payout run would pay
   * @remarks Businesses that a run of that day would pay, and businesses that it would leave out with the reason; at most
   * 1,000.
   */
  @Get('candidates')
  candidates(@Query() { day }: PayoutCandidatesQuery): Promise<PayoutCandidateView[]> {
    return this.runs.candidates(day);
  }

  /**
   * The bank's file of a payout run
   * @remarks The bank's file, with the columns of the setting at the time of the run: the same bytes for each download.
   * `kind` selects the payouts of one channel. The header `digest` has the checksum, and so has the audit log.
   */
  @Get(':id.csv')
  @NeedsStepUp()
  @Audited('payout-run.exported')
  @TableResponse()
  @ApiNotFoundResponse({ description: '`payout-run.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`approval.pending`, `payout.vendor-suspended`', type: ProblemView })
  async table(
    @CurrentUser() admin: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Query() { kind }: PayoutFileQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, text, checksum } = await this.file.of(admin.id, id, kind);
    await reply
      .type('text/csv; charset=utf-8')
      .header('digest', `sha-256=${Buffer.from(checksum, 'hex').toString('base64')}`)
      .header('content-disposition', `attachment; filename="${name}.csv"`)
      .send(text);
  }

  /** One payout run with its lines */
  @Get(':id')
  @OpenToKeys('payouts:read')
  @ApiNotFoundResponse({ description: '`payout-run.not-found`', type: ProblemView })
  one(@Param('id', PublicIdPipe) id: string): Promise<PayoutRunView> {
    return this.runs.one(id);
  }

  /**
   * Start a payout run
   * @remarks Debits the due amounts from the balances. One run is open at a time, and a day has at most one run.
   */
  @Post()
  @NeedsStepUp()
  @Idempotent(again)
  @Audited('payout-run.made')
  @ApiConflictResponse({
    description: '`payout-run.open`, `payout-run.day-taken`, `payout-run.empty`',
    type: ProblemView,
  })
  async make(@CurrentUser() admin: SessionUser, @Body() { day }: MakePayoutRunDto): Promise<PayoutRunView> {
    return this.runs.one(await this.runs.make(admin.id, day));
  }

  /**
   * Confirm that the bank paid a run
   * @remarks The bank paid it: each line with its reference.
   */
  @Post(':id/confirm')
  @NeedsStepUp()
  @HttpCode(200)
  @Idempotent(again)
  @Audited('payout-run.confirmed')
  @ApiNotFoundResponse({ description: '`payout-run.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description:
      '`approval.pending`, `payout.vendor-suspended`, `payout-run.not-open`, `payout-run.references-missing`, `payout.reference-used`',
    type: ProblemView,
  })
  async confirm(
    @CurrentUser() admin: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() { references }: ConfirmPayoutRunDto,
  ): Promise<PayoutRunView> {
    await this.runs.confirm(admin.id, id, references);
    return this.runs.one(id);
  }

  /**
   * Mark a line of a payout run as returned
   * @remarks Marks a line as returned: the payment failed or the money came back, and the business is owed it again.
   */
  @Post(':id/lines/:line/returned')
  @NeedsStepUp()
  @HttpCode(200)
  @Idempotent(again)
  @Audited('payout-run.line-returned')
  @ApiNotFoundResponse({ description: '`payout-run.not-found`, `payout.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`payout-run.line-returned`', type: ProblemView })
  async returned(
    @CurrentUser() admin: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Param('line', PublicIdPipe) line: string,
    @Body() { reason }: ReturnPayoutDto,
  ): Promise<PayoutRunView> {
    await this.runs.returned(admin.id, id, line, reason);
    return this.runs.one(id);
  }
}
