import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { AnswersBefore } from '../../../common/api-versions/answers-before.decorator.js';
import { OpenToKeys } from '../../../common/api-keys/open-to-keys.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { sendTable } from '../../../common/csv/send-table.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { RedemptionHistoryQuery, RedemptionTableQuery } from './redemption-history.dto.js';
import { RedemptionChoicesView, VendorRedemptionView } from './redemption-history.view.js';
import { RedemptionHistoryService } from './redemption-history.service.js';
import { REDEMPTION_HEADINGS, redemptionRows } from './redemption-table.js';
import { withAcceptedBy } from './redemption-versions.js';

@ApiTags('counter')
@Controller('vendors/me')
@AllowAccess('vendor:counter')
export class VendorRedemptionsController {
  constructor(
    private readonly history: RedemptionHistoryService,
    private readonly clock: Clock,
  ) {}

  /**
   * Accepted passes, newest first
   * @remarks Accepted passes, newest first; voided acceptances included.
   */
  @Get('redemptions')
  @AnswersBefore('2026-11-26', withAcceptedBy)
  @OpenToKeys('redemptions:read')
  @ApiOkResponse({ type: [VendorRedemptionView] })
  async list(
    @CurrentStaff() staff: StaffOf,
    @Query() query: RedemptionHistoryQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VendorRedemptionView[]> {
    const { redemptions, headers } = await this.history.page(staff, query, request.url);
    reply.headers(headers);
    return redemptions;
  }

  /** Filter options of the accepted passes */
  @Get('redemptions/choices')
  choices(@CurrentStaff() staff: StaffOf): Promise<RedemptionChoicesView> {
    return this.history.choices(staff);
  }

  /**
   * Accepted passes as a CSV file
   * @remarks All rows as a streamed CSV file, in the language of the account.
   */
  @Get('redemptions.csv')
  @NeedsStepUp()
  @TableResponse()
  async table(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Query() query: RedemptionTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendTable(
      reply,
      `redemptions-${nepalDay(this.clock.now())}`,
      REDEMPTION_HEADINGS[user.language],
      redemptionRows(this.history.all(staff, query), user.language),
    );
  }
}
