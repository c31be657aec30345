import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { LimitRate } from '../../common/rate-limit/rate-limit.decorator.js';
import { AdminLoginDto, LoginDto, VerifyEmailDto } from './dto/login.dto.js';
import { EmailVerifiedView, SessionUserView, SignedInView } from './dto/user.view.js';
import { EmailVerificationService } from './email-verification.service.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
    private readonly verification: EmailVerificationService,
  ) {}

  @Get('user')
  @AllowAccess('signed-in')
  user(@CurrentUser() user: SessionUser): SessionUserView {
    return SessionUserView.of(user);
  }

  @Post('login')
  @HttpCode(200)
  @AllowAccess('public')
  async login(
    @Body() form: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    const user = await this.signIns.signIn(form.email, form.password, request, reply);
    return SignedInView.of(user);
  }

  @Post('admin/login')
  @HttpCode(200)
  @AllowAccess('public')
  async adminLogin(
    @Body() form: AdminLoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    const user = await this.signIns.signInAdmin(form.username, form.password, request, reply);
    return SignedInView.of(user);
  }

  @Post('logout')
  @HttpCode(204)
  @AllowAccess('public')
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.close(request, reply);
  }

  @Post('email/verify')
  @HttpCode(200)
  @AllowAccess('public')
  @LimitRate({ name: 'verify-email', points: 30, seconds: 60, by: 'address' })
  async verifyEmail(@Body() form: VerifyEmailDto): Promise<EmailVerifiedView> {
    await this.verification.verify(form.token);
    return { success: true };
  }

  @Post('email/resend')
  @HttpCode(204)
  @AllowAccess('signed-in')
  @LimitRate({ name: 'resend-email', points: 3, seconds: 3_600, by: 'user' })
  async resendEmail(@CurrentUser() user: SessionUser): Promise<void> {
    if (!user.emailVerified) await this.verification.resend(user.id);
  }
}
