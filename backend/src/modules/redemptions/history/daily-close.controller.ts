import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { OpenToKeys } from '../../../common/api-keys/open-to-keys.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import { UsesConnections } from '../../../common/connections/uses-connections.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { dailyCloseTable } from './daily-close-table.js';
import { DailyCloseService } from './daily-close.service.js';
import { DailyCloseQuery } from './daily-close.dto.js';
import { DailyCloseView } from './daily-close.view.js';

@ApiTags('counter')
@Controller('counter')
@AllowAccess('vendor:counter')
@UsesConnections('counter')
export class DailyCloseController {
  constructor(private readonly closes: DailyCloseService) {}

  /** Totals of one day, by branch and staff */
  @Get('close')
  @OpenToKeys('redemptions:read')
  read(@CurrentStaff() staff: StaffOf, @Query() query: DailyCloseQuery): Promise<DailyCloseView> {
    return this.closes.of(staff, query);
  }

  /**
   * Totals of one day as a CSV file
   * @remarks The same totals as a CSV file, in the language of the account.
   */
  @Get('close.csv')
  @LimitRate({ name: 'daily-close-table', points: 20, seconds: 60, by: 'user' })
  @ApiOkResponse({ description: 'A table', content: { 'text/csv': { schema: { type: 'string' } } } })
  async table(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Query() query: DailyCloseQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const close = await this.closes.of(staff, query);
    await reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="daily-close-${close.day}.csv"`)
      .send(dailyCloseTable(close, user.language));
  }
}
