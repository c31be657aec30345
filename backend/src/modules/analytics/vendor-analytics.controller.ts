import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiForbiddenResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentStaff } from '../../common/access/current-user.decorator.js';
import type { StaffOf } from '../../common/access/session-user.js';
import { ProblemView } from '../../common/errors/problem.js';
import { AnalyticsQuery } from './analytics.dto.js';
import { VendorAnalyticsView } from './analytics.view.js';
import { VendorAnalyticsService } from './vendor-analytics.service.js';

@ApiTags('analytics')
@Controller('vendors/me/analytics')
@AllowAccess('vendor:deals')
export class VendorAnalyticsController {
  constructor(private readonly analytics: VendorAnalyticsService) {}

  @Get()
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
}
