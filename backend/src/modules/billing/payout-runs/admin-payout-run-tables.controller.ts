import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { oneBatch } from '../../../common/csv/table-files.service.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { ListExports } from '../../audit/index.js';
import { PayoutCandidatesQuery } from './payout-run.dto.js';
import { CANDIDATES_TABLE, PAYOUT_RUNS_TABLE } from './payout-runs.csv.js';
import { PayoutRuns } from './payout-runs.service.js';

/** Lists about payout runs as files. */
@ApiTags('admin-tables')
@Controller('admin')
@AllowAccess('admin:payouts')
export class AdminPayoutRunTablesController {
  constructor(
    private readonly runs: PayoutRuns,
    private readonly exports: ListExports,
  ) {}

  /** Payout runs as a CSV file */
  @Get('payout-runs.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  payoutRuns(@CurrentUser() admin: SessionUser, @Res() reply: FastifyReply): Promise<void> {
    return this.exports.sendRows(PAYOUT_RUNS_TABLE, oneBatch(this.runs.list()), [], admin, reply);
  }

  /** Candidates of a payout run as a CSV file */
  @Get('payout-runs/candidates.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  async payoutCandidates(
    @CurrentUser() admin: SessionUser,
    @Query() { day }: PayoutCandidatesQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const rows = await this.runs.candidates(day);
    await this.exports.sendRows(CANDIDATES_TABLE, oneBatch(rows), day ? ['day'] : [], admin, reply);
  }
}
