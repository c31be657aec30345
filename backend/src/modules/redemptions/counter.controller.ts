import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiGoneResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentStaff, CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../common/access/session-user.js';
import { NotAllowed } from '../../common/errors/common.errors.js';
import { ProblemView } from '../../common/errors/problem.js';
import { Idempotent } from '../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../common/rate-limit/rate-limit.decorator.js';
import { CounterService } from './counter.service.js';
import { CounterPassView } from './dto/counter.view.js';
import { AcceptDto, LookupDto } from './dto/pass.dto.js';

const COUNTER = { name: 'counter', points: 60, seconds: 60, by: 'business' } as const;

const again = (controller: CounterController, id: string, user: SessionUser): Promise<CounterPassView> => {
  if (!user.staffOf) throw new NotAllowed();
  return controller.counter.one(id, user.staffOf);
};

@ApiTags('counter')
@Controller('counter')
@AllowAccess('vendor-staff')
export class CounterController {
  constructor(readonly counter: CounterService) {}

  @Post('lookup')
  @HttpCode(200)
  @LimitRate(COUNTER)
  @ApiNotFoundResponse({ description: '`pass.not-found`, `pass.other-vendor`', type: ProblemView })
  lookup(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Body() form: LookupDto,
  ): Promise<CounterPassView> {
    return this.counter.lookup(user, staff, form);
  }

  @Post('accept')
  @HttpCode(200)
  @LimitRate(COUNTER)
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`pass.not-found`, `pass.other-vendor`', type: ProblemView })
  @ApiConflictResponse({ description: '`pass.already-used`, `visit.*`', type: ProblemView })
  @ApiGoneResponse({ description: '`pass.expired`, `pass.cancelled`, `pass.voided`', type: ProblemView })
  accept(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Body() form: AcceptDto,
  ): Promise<CounterPassView> {
    return this.counter.accept(user, staff, form);
  }

  @Get('today')
  today(@CurrentStaff() staff: StaffOf): Promise<CounterPassView[]> {
    return this.counter.today(staff);
  }
}
