import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentStaff } from '../../../common/access/current-user.decorator.js';
import type { StaffOf } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { AdviceService } from './advice.service.js';
import { AdviceView } from './advice.view.js';

@ApiTags('analytics')
@Controller('vendors/me/advice')
@AllowAccess('vendor:deals')
export class AdviceController {
  constructor(private readonly advice: AdviceService) {}

  /**
   * Advice for the business
   * @remarks Returns at most one piece of advice per week, and none before 30 redemptions.
   */
  @Get()
  @ApiOkResponse({ type: [AdviceView] })
  list(@CurrentStaff() { vendorId }: StaffOf): Promise<AdviceView[]> {
    return this.advice.list(vendorId);
  }

  /** Dismiss a piece of advice */
  @Post(':id/dismiss')
  @HttpCode(204)
  @Idempotent()
  @ApiNotFoundResponse({ description: '`advice.not-found`', type: ProblemView })
  dismiss(@CurrentStaff() { vendorId }: StaffOf, @Param('id') id: string): Promise<void> {
    return this.advice.dismiss(vendorId, id);
  }
}
