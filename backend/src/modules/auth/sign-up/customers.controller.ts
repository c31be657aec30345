import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { AccountsService } from './accounts.service.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { SignupDto } from './signup.dto.js';
import { SignedUpView } from '../profile/user.view.js';

@ApiTags('auth')
@Controller('customers')
export class CustomersController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly devices: KnownDevices,
  ) {}

  /** Create an account of a customer */
  @Post('signup')
  @AllowAccess('public')
  @LimitRate({ name: 'signup', points: 10, seconds: 60, by: 'address' })
  @Idempotent((_controller, id) => ({ success: true, id: Number(id) }))
  @ApiConflictResponse({ description: '`auth.email-taken`', type: ProblemView })
  async signup(
    @Body() form: SignupDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedUpView> {
    const user = await this.accounts.signUp(form);
    await this.devices.signedUp(user.id, request, reply);
    return { success: true, id: user.id };
  }
}
