import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { OwnDeals } from './own-deals.service.js';
import { OwnDealView } from './own-deal.view.js';

@ApiTags('redemptions')
@Controller('deals')
@AllowAccess('signed-in')
export class OwnDealController {
  constructor(private readonly deals: OwnDeals) {}

  /**
   * The user's state for a deal
   * @remarks The user's state for a deal: the open code, the uses, and if the user may get another code or review it.
   */
  @Get(':id/mine')
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
  one(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<OwnDealView> {
    return this.deals.one(user, id);
  }
}
