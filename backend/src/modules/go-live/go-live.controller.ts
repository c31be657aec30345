import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentStaff } from '../../common/access/current-user.decorator.js';
import type { StaffOf } from '../../common/access/session-user.js';
import { GoLiveView } from './go-live.view.js';
import { GoLiveService } from './go-live.service.js';

@ApiTags('go-live')
@Controller('vendors/me/go-live')
@AllowAccess('vendor:deals')
export class GoLiveController {
  constructor(private readonly goLive: GoLiveService) {}

  /**
   * Steps until customers can find the business
   * @remarks Returns the onboarding steps until customers can find the business. They are derived from the stored data at
   * each request.
   */
  @Get()
  read(@CurrentStaff() { vendorId }: StaffOf): Promise<GoLiveView> {
    return this.goLive.of(vendorId);
  }
}
