import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../../common/access/allow-access.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../../common/access/session-user.js';
import { NotAllowed } from '../../../../common/errors/common.errors.js';
import { ProblemView } from '../../../../common/errors/problem.js';
import { Idempotent } from '../../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../../common/validation/id.pipe.js';
import { ChangeDeviceDto, EnrolDeviceDto } from './counter-device.dto.js';
import { CounterDeviceView } from './counter-device.view.js';
import { CounterDevices } from './counter-devices.service.js';

const again = (
  controller: CounterDevicesController,
  id: string,
  user: SessionUser,
): Promise<CounterDeviceView> => {
  if (!user.staffOf) throw new NotAllowed();
  return controller.devices.one(user.staffOf, Number(id));
};

/** Devices belong to a branch, so the right to branches is needed; counter staff get `staff.right-missing` (403). */
@ApiTags('counter')
@Controller('counter/devices')
@AllowAccess('vendor:deals')
export class CounterDevicesController {
  constructor(readonly devices: CounterDevices) {}

  /** Devices of the counter */
  @Get()
  list(@CurrentStaff() staff: StaffOf): Promise<CounterDeviceView[]> {
    return this.devices.list(staff);
  }

  /** Enroll a device */
  @Post()
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`branch.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`device.too-many`, `device.key-used`', type: ProblemView })
  enrol(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Body() form: EnrolDeviceDto,
  ): Promise<CounterDeviceView> {
    return this.devices.enrol(user, staff, form);
  }

  /** One device of the counter */
  @Get(':id')
  @ApiNotFoundResponse({ description: '`device.not-found`', type: ProblemView })
  one(@CurrentStaff() staff: StaffOf, @Param('id', IdPipe) id: number): Promise<CounterDeviceView> {
    return this.devices.one(staff, id);
  }

  /** Change a device */
  @Patch(':id')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`device.not-found`', type: ProblemView })
  change(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Param('id', IdPipe) id: number,
    @Body() changes: ChangeDeviceDto,
  ): Promise<CounterDeviceView> {
    return this.devices.change(user, staff, id, changes);
  }

  /**
   * Withdraw a device
   * @remarks Entries that it made before still count.
   */
  @Delete(':id')
  @HttpCode(204)
  @Idempotent()
  @ApiNotFoundResponse({ description: '`device.not-found`', type: ProblemView })
  withdraw(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Param('id', IdPipe) id: number,
  ): Promise<void> {
    return this.devices.withdraw(user, staff, id);
  }
}
