import { Body, Controller, HttpCode, Param, Put } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { AllowAccess } from '../../../../common/access/allow-access.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../../common/access/session-user.js';
import { ProblemView } from '../../../../common/errors/problem.js';
import { Idempotent } from '../../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../../common/rate-limit/rate-limit.decorator.js';
import { IdPipe } from '../../../../common/validation/id.pipe.js';
import { SetPinDto } from './staff-pin.dto.js';
import { StaffPins } from './staff-pins.service.js';

@ApiTags('counter')
@Controller('counter/people')
@AllowAccess('vendor:counter')
export class StaffPinsController {
  constructor(private readonly pins: StaffPins) {}

  /**
   * Set the PIN of a person
   * @remarks Sets the own PIN for counters. Owners, and managers for counter staff, reset that of somebody else, who is
   * notified. A reset and the first PIN of an owner or manager need a step-up.
   */
  @Put(':userId/pin')
  @HttpCode(204)
  @LimitRate({ name: 'staff-pin', points: 30, seconds: 3600, by: 'user' })
  @Idempotent()
  @ApiForbiddenResponse({
    description: '`pin.wrong`, `staff.right-missing`, `auth.step-up-required`',
    type: ProblemView,
  })
  @ApiNotFoundResponse({ description: '`staff.not-found`', type: ProblemView })
  @ApiTooManyRequestsResponse({ description: '`pin.locked`', type: ProblemView })
  set(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Param('userId', IdPipe) userId: number,
    @Body() form: SetPinDto,
  ): Promise<void> {
    return this.pins.set(user, staff, userId, form);
  }
}
