import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBadRequestResponse, ApiGoneResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentDevice, CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { NotAllowed } from '../../../common/errors/common.errors.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { ApiLimited, LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { CounterPassView } from '../counter/counter.view.js';
import { LookupWordDto, PhoneLookupDto } from './phone-lookup.dto.js';
import { PhoneLookups } from './phone-lookup.service.js';
import { PhoneLookupView } from './phone-lookup.view.js';

const again = (
  controller: PhoneLookupController,
  id: string,
  user: SessionUser,
): Promise<PhoneLookupView> => {
  if (!user.staffOf) throw new NotAllowed();
  return controller.lookups.one(user, user.staffOf, Number(id));
};

@ApiTags('counter')
@Controller('counter/lookups')
@AllowAccess('vendor:counter')
export class PhoneLookupController {
  constructor(readonly lookups: PhoneLookups) {}

  /**
   * Ask the customer for a one-time word
   * @remarks Sends the customer a one-time word if the number and the characters fit. The answer is the same if they do not.
   */
  @Post()
  @HttpCode(202)
  @Idempotent(again)
  @ApiLimited(['lookup-device', 'lookup-person', 'lookup-number'])
  @ApiTooManyRequestsResponse({ description: '`lookup.too-many`', type: ProblemView })
  ask(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @CurrentDevice() device: string,
    @Body() form: PhoneLookupDto,
  ): Promise<PhoneLookupView> {
    return this.lookups.ask({ user, staff, device }, form);
  }

  /**
   * Find a pass with the one-time word
   * @remarks Returns the pass as `POST /api/counter/lookup` does. Three tries; the right word can be repeated.
   */
  @Post(':id/word')
  @HttpCode(200)
  @LimitRate({ name: 'lookup-word', points: 30, seconds: 60, by: 'user' })
  @ApiBadRequestResponse({ description: '`lookup.word-wrong` with `triesLeft`', type: ProblemView })
  @ApiGoneResponse({ description: '`lookup.expired`', type: ProblemView })
  say(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Param('id', IdPipe) id: number,
    @Body() form: LookupWordDto,
  ): Promise<CounterPassView> {
    return this.lookups.say({ user, staff }, id, form);
  }
}
