import { Body, Controller, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiGoneResponse,
  ApiNotFoundResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { UsesConnections } from '../../../common/connections/uses-connections.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { BeginShiftDto } from './counter-shift.dto.js';
import { CounterShiftView } from './counter-shift.view.js';
import { CounterShifts } from './counter-shifts.service.js';

@ApiTags('counter')
@Controller('counter/shifts')
@AllowAccess('vendor:counter')
@UsesConnections('counter')
export class CounterShiftsController {
  constructor(private readonly shifts: CounterShifts) {}

  /**
   * Begin a shift at a device
   * @remarks Names a person at an enrolled device by the PIN. A shift ends after 12 hours; it is no sign-in.
   */
  @Post()
  @LimitRate({ name: 'counter-shift', points: 60, seconds: 60, by: 'user' })
  @ApiNotFoundResponse({ description: '`device.not-found`, `staff.not-found`', type: ProblemView })
  @ApiForbiddenResponse({ description: '`pin.wrong`', type: ProblemView })
  @ApiConflictResponse({ description: '`pin.not-set`', type: ProblemView })
  @ApiGoneResponse({ description: '`device.withdrawn`', type: ProblemView })
  @ApiTooManyRequestsResponse({ description: '`pin.locked`', type: ProblemView })
  begin(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Body() form: BeginShiftDto,
  ): Promise<CounterShiftView> {
    return this.shifts.begin(user, staff, form);
  }
}
