import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiGoneResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import { ForEnrolment } from '../../../common/access/for-enrolment.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import {
  BeginEnrolmentDto,
  ConfirmEnrolmentDto,
  SecondFactorDto,
  TurnOffTwoFactorDto,
} from './two-factor.dto.js';
import { EnrolmentView, RecoveryCodesView, TwoFactorView } from './two-factor.view.js';
import { SignedInView } from '../profile/user.view.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { TwoFactorEnrolmentService } from './two-factor-enrolment.service.js';

/** Not idempotent: a secret is shown once, and a code works once. */
@ApiTags('two-factor')
@Controller('auth/two-factor')
export class TwoFactorController {
  constructor(
    private readonly signIns: SignInService,
    private readonly enrolments: TwoFactorEnrolmentService,
  ) {}

  /**
   * Finish a sign-in with the second factor
   * @remarks Second step of a sign-in, after the first returned `secondFactor: true`; a passkey is an alternative.
   */
  @Post()
  @HttpCode(200)
  @AllowAccess('public')
  @LimitRate({ name: 'second-factor-address', points: 30, seconds: 60, by: 'address' })
  @ApiGoneResponse({ description: '`two-factor.sign-in-expired`', type: ProblemView })
  async finish(
    @Body() form: SecondFactorDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    const user = await this.signIns.finish(form.code, request, reply);
    return SignedInView.of(user);
  }

  /** State of the second factor */
  @Get()
  @AllowAccess('signed-in')
  @ForEnrolment()
  state(@CurrentUser() user: SessionUser): Promise<TwoFactorView> {
    return this.enrolments.state(user.id);
  }

  /** Begin to add an authenticator app */
  @Post('enroll')
  @HttpCode(200)
  @AllowAccess('admin-staff')
  @ForEnrolment()
  begin(@CurrentUser() user: SessionUser, @Body() form: BeginEnrolmentDto): Promise<EnrolmentView> {
    return this.enrolments.begin(user, form.password);
  }

  /** Confirm the authenticator app with a code */
  @Post('confirm')
  @Audited('two-factor.on')
  @HttpCode(200)
  @AllowAccess('admin-staff')
  @ForEnrolment()
  confirm(@CurrentUser() user: SessionUser, @Body() form: ConfirmEnrolmentDto): Promise<RecoveryCodesView> {
    return this.enrolments.confirm(user, form.code);
  }

  /** Replace the recovery codes */
  @Post('recovery-codes')
  @HttpCode(200)
  @AllowAccess('signed-in')
  @NeedsStepUp()
  @LimitRate({ name: 'recovery-codes', points: 10, seconds: 3_600, by: 'user' })
  @ApiConflictResponse({ description: '`two-factor.not-enrolled`', type: ProblemView })
  renew(@CurrentUser() user: SessionUser): Promise<RecoveryCodesView> {
    return this.enrolments.renewRecoveryCodes(user.id);
  }

  /** Turn the authenticator app off */
  @Delete()
  @Audited('two-factor.off')
  @HttpCode(204)
  @AllowAccess('admin-staff')
  turnOff(@CurrentUser() user: SessionUser, @Body() form: TurnOffTwoFactorDto): Promise<void> {
    return this.enrolments.turnOff(user, form.password, form.code);
  }
}
