import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiForbiddenResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentStaff, CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../common/access/session-user.js';
import { oneBatch, TableFiles } from '../../common/csv/table-files.service.js';
import { TableResponse } from '../../common/csv/table-response.decorator.js';
import { ProblemView } from '../../common/errors/problem.js';
import { ANALYTICS_DAYS_TABLE } from './analytics.csv.js';
import { AnalyticsQuery } from './analytics.dto.js';
import { VendorAnalyticsView } from './analytics.view.js';
import { VendorAnalyticsService } from './vendor-analytics.service.js';

@ApiTags('analytics')
@Controller('vendors/me')
@AllowAccess('vendor:deals')
export class VendorAnalyticsController {
  constructor(
    private readonly analytics: VendorAnalyticsService,
    private readonly files: TableFiles,
  ) {}

  /** Figures of the business */
  @Get('analytics')
  @ApiOkResponse({ type: VendorAnalyticsView })
  @ApiForbiddenResponse({ description: '`plan.no-analytics`', type: ProblemView })
  async read(
    @CurrentStaff() staff: StaffOf,
    @Query() { days }: AnalyticsQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const json = await this.analytics.read(staff.vendorId, days);
    await reply.type('application/json; charset=utf-8').send(json);
  }

  /**
   * Figures of the business as a CSV file
   * @remarks The days of the period as a CSV file, in the language of the account.
   */
  @Get('analytics.csv')
  @TableResponse()
  @ApiForbiddenResponse({ description: '`plan.no-analytics`', type: ProblemView })
  async table(
    @CurrentUser() { language }: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Query() { days }: AnalyticsQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { series } = JSON.parse(await this.analytics.read(staff.vendorId, days)) as VendorAnalyticsView;
    await this.files.send(ANALYTICS_DAYS_TABLE, oneBatch(series), language, reply);
  }
}
