import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import { ForEnrolment } from '../../../common/access/for-enrolment.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ApiLimited, LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { AdminLoginDto, LoginDto, VerifyEmailDto } from './login.dto.js';
import { EmailVerifiedView, SessionUserView, SignedInView } from '../profile/user.view.js';
import { EmailVerificationService } from '../sign-up/email-verification.service.js';
import { PasskeyOffers } from '../passkeys/passkey-offers.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AdminLocalAuthGuard } from './admin-local-auth.guard.js';
import { LocalAuthGuard } from './local-auth.guard.js';
import { SignInService } from './sign-in.service.js';
import type { User } from '../user.entity.js';

/** The request as the guards of the sign-ins set it. */
interface WithAccount extends FastifyRequest {
  user: User;
}

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
    private readonly verification: EmailVerificationService,
    private readonly offers: PasskeyOffers,
  ) {}

  /** The signed-in user */
  @Get('user')
  @AllowAccess('signed-in')
  @ForEnrolment()
  user(@CurrentUser() user: SessionUser): SessionUserView {
    return SessionUserView.of(user);
  }

  /** Sign in with email and password */
  @Post('login')
  @HttpCode(200)
  @AllowAccess('public')
  @ApiLimited(['login-address', 'login-account'])
  @UseGuards(LocalAuthGuard)
  async login(
    @Body() _form: LoginDto,
    @Req() request: WithAccount,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    const user = await this.signIns.enter(request.user, request, reply);
    return SignedInView.of(user, await this.offers.isOpenFor(user));
  }

  /** Sign in as an admin */
  @Post('admin/login')
  @HttpCode(200)
  @AllowAccess('public')
  @ApiLimited(['login-address', 'login-account'])
  @UseGuards(AdminLocalAuthGuard)
  async adminLogin(
    @Body() _form: AdminLoginDto,
    @Req() request: WithAccount,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    return SignedInView.of(await this.signIns.enter(request.user, request, reply));
  }

  /** Sign out */
  @Post('logout')
  @HttpCode(204)
  @AllowAccess('public')
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.close(request, reply);
  }

  /** Verify an email address */
  @Post('email/verify')
  @HttpCode(200)
  @AllowAccess('public')
  @LimitRate({ name: 'verify-email', points: 30, seconds: 60, by: 'visitor' })
  async verifyEmail(@Body() form: VerifyEmailDto): Promise<EmailVerifiedView> {
    await this.verification.verify(form.token);
    return { success: true };
  }

  /** Mail the verification link again */
  @Post('email/resend')
  @HttpCode(204)
  @AllowAccess('signed-in')
  @LimitRate({ name: 'resend-email', points: 3, seconds: 3_600, by: 'user' })
  async resendEmail(@CurrentUser() user: SessionUser): Promise<void> {
    if (!user.emailVerified) await this.verification.resend(user.id);
  }
}
