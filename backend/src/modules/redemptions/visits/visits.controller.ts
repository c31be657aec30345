import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { SavingsView } from './savings.view.js';
import { SavingsQuery } from './visits.dto.js';
import { VisitsService } from './visits.service.js';
import { VisitsView } from './visits.view.js';

@ApiTags('redemptions')
@Controller('redemptions')
@AllowAccess('signed-in')
export class VisitsController {
  constructor(private readonly visits: VisitsService) {}

  /** The customer's savings of one year */
  @Get('savings')
  savings(@CurrentUser() user: SessionUser, @Query() { year }: SavingsQuery): Promise<SavingsView> {
    return this.visits.savings(user.id, year);
  }

  /**
   * The customer's visits in the last 12 months
   * @remarks Number of the customer's visits in the last 12 months, and the average points per visit.
   */
  @Get('visits')
  ofYear(@CurrentUser() user: SessionUser): Promise<VisitsView> {
    return this.visits.ofYear(user.id);
  }
}
