import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { BulkApproval } from './bulk-approval.service.js';
import { DealChecks } from './deal-checks.service.js';
import { BulkDecisionView, CheckedDealView } from './deal-checks.view.js';
import { ApproveDealsDto, CheckedDealsQuery } from './deal-moderation.dto.js';

@ApiTags('admin')
@Controller('admin/deals')
@AllowAccess('admin:deals')
export class AdminDealChecksController {
  constructor(
    private readonly deals: DealChecks,
    private readonly bulk: BulkApproval,
  ) {}

  /**
   * Results of the automatic checks of deals
   * @remarks Unknown ids are left out.
   */
  @Get('checks')
  @ApiOkResponse({ type: [CheckedDealView] })
  async checks(@Query() { ids }: CheckedDealsQuery): Promise<CheckedDealView[]> {
    const checked = await this.deals.of(ids);
    return checked.map(({ dealId, revisionId, suggestedItem, allPassed, checks }) => ({
      dealId,
      revisionId,
      suggestedItem,
      allPassed,
      checks,
    }));
  }

  /**
   * Approve deals that pass all checks
   * @remarks Approves each deal or revision that passes all checks, each in its own transaction, and returns the result of
   * each. Repeating it is safe: decided deals stay unchanged.
   */
  @Post('approve')
  @HttpCode(200)
  @Audited('deal.approved')
  @ApiOkResponse({ type: [BulkDecisionView] })
  approve(
    @CurrentUser() admin: SessionUser,
    @Body() { deals }: ApproveDealsDto,
  ): Promise<BulkDecisionView[]> {
    return this.bulk.approve(deals, admin);
  }
}
