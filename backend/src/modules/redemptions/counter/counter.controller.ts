import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiGoneResponse,
  ApiNotFoundResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { OpenToKeys } from '../../../common/api-keys/open-to-keys.decorator.js';
import { CurrentDevice, CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import { UsesConnections } from '../../../common/connections/uses-connections.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { NotAllowed } from '../../../common/errors/common.errors.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { AcceptPass } from './accept-pass.use-case.js';
import { CounterPasses } from './counter-passes.service.js';
import { CounterPassView } from './counter.view.js';
import { AcceptDto, LookupDto } from '../passes/pass.dto.js';

const again = (controller: CounterController, id: string, user: SessionUser): Promise<CounterPassView> => {
  if (!user.staffOf) throw new NotAllowed();
  return controller.passes.one(id, user.staffOf);
};

@ApiTags('counter')
@Controller('counter')
@AllowAccess('vendor:counter')
@UsesConnections('counter')
export class CounterController {
  constructor(
    readonly passes: CounterPasses,
    private readonly acceptPass: AcceptPass,
  ) {}

  /** Find the pass of a code */
  @Post('lookup')
  @OpenToKeys('passes:check')
  @HttpCode(200)
  @ApiTooManyRequestsResponse({ description: '`code.too-many-wrong`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`pass.not-found`, `pass.other-vendor`', type: ProblemView })
  lookup(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @CurrentDevice() device: string,
    @Body() form: LookupDto,
  ): Promise<CounterPassView> {
    return this.passes.lookup({ user, staff, device }, form);
  }

  /** Accept a code */
  @Post('accept')
  @OpenToKeys('passes:redeem')
  @HttpCode(200)
  @ApiTooManyRequestsResponse({ description: '`code.too-many-wrong`, `pin.locked`', type: ProblemView })
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`pass.not-found`, `pass.other-vendor`', type: ProblemView })
  @ApiConflictResponse({
    description:
      '`pass.already-used`, `pass.reference-used`, `visit.*`, `shift.ended`, `override.not-allowed`, `pin.not-set`',
    type: ProblemView,
  })
  @ApiBadRequestResponse({ description: '`override.branch-needed`', type: ProblemView })
  @ApiForbiddenResponse({
    description: '`pin.wrong`, `staff.right-missing`, `key.not-a-person`',
    type: ProblemView,
  })
  @ApiGoneResponse({ description: '`pass.expired`, `pass.cancelled`, `pass.voided`', type: ProblemView })
  accept(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @CurrentDevice() device: string,
    @Body() form: AcceptDto,
  ): Promise<CounterPassView> {
    return this.acceptPass.run({ user, staff, device }, form);
  }

  /** Passes that were accepted today */
  @Get('today')
  @OpenToKeys('redemptions:read')
  today(@CurrentStaff() staff: StaffOf): Promise<CounterPassView[]> {
    return this.passes.today(staff);
  }
}
