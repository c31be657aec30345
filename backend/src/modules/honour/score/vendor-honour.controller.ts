import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentStaff } from '../../../common/access/current-user.decorator.js';
import type { StaffOf } from '../../../common/access/session-user.js';
import { CaseCosts } from '../costs/case-costs.service.js';
import { CaseCostsView } from '../costs/case-costs.view.js';
import { OwnHonourView } from './score.view.js';
import { ScoreService } from './score.service.js';

@ApiTags('honour')
@Controller('vendors/me/honour')
@AllowAccess('vendor:reviews')
export class VendorHonourController {
  constructor(
    private readonly score: ScoreService,
    private readonly costs: CaseCosts,
  ) {}

  /** Honour score of the business, with its counts */
  @Get()
  own(@CurrentStaff() { vendorId }: StaffOf): Promise<OwnHonourView> {
    return this.score.own(vendorId);
  }

  /**
   * Costs of the cases of the business
   * @remarks What the cases of 12 months cost the business, and their reasons by deal and branch.
   */
  @Get('costs')
  costsOf(@CurrentStaff() { vendorId }: StaffOf): Promise<CaseCostsView> {
    return this.costs.of(vendorId);
  }
}
