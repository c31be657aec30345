import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { NotAllowed } from '../../../common/errors/common.errors.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { CounterSettingsDto } from './counter-settings.dto.js';
import { CounterSettings } from './counter-settings.service.js';
import { CounterSettingsView } from './counter-settings.view.js';

const again = (
  controller: CounterSettingsController,
  _id: string,
  { staffOf }: SessionUser,
): Promise<CounterSettingsView> => {
  if (!staffOf) throw new NotAllowed();
  return controller.settings.of(staffOf.vendorId);
};

@ApiTags('counter')
@Controller('counter/settings')
export class CounterSettingsController {
  constructor(readonly settings: CounterSettings) {}

  /** Settings of the counter */
  @Get()
  @AllowAccess('vendor:counter')
  read(@CurrentStaff() { vendorId }: StaffOf): Promise<CounterSettingsView> {
    return this.settings.of(vendorId);
  }

  /**
   * Change the settings of the counter
   * @remarks A new start of the business day applies to uses from then on.
   */
  @Patch()
  @AllowAccess('vendor-owner')
  @Idempotent(again)
  change(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Body() changes: CounterSettingsDto,
  ): Promise<CounterSettingsView> {
    return this.settings.change(user, staff, changes);
  }
}
