import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiGoneResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { PublicResponseCache } from '../../../common/http-cache/public-response-cache.js';
import { ApiLimited, LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { SessionUserView } from '../profile/user.view.js';
import { GoogleClient } from '../google/google-client.service.js';
import { TextMessages } from '../../notifications/index.js';
import { CompleteSignUp } from './complete-sign-up.use-case.js';
import { CompleteSignUpDto, RequestDigitsDto, VerifyDigitsDto } from './one-time-number.dto.js';
import { TooManyDigits } from './one-time-number.errors.js';
import {
  DigitsRequestedView,
  DigitsVerifiedView,
  SignInMethodsView,
  SignUpCompletedView,
} from './one-time-number.view.js';
import { SignInCodes } from './sign-in-codes.service.js';
import { SignInWithDigits } from './sign-in-with-digits.use-case.js';

/** Not idempotent: digits and tickets work once, and a response sets the session. */
@ApiTags('one-time-number')
@Controller('auth')
@AllowAccess('public')
export class OneTimeNumberController {
  constructor(
    private readonly codes: SignInCodes,
    private readonly signIn: SignInWithDigits,
    private readonly signUp: CompleteSignUp,
    private readonly google: GoogleClient,
    private readonly texts: TextMessages,
    private readonly answers: PublicResponseCache,
  ) {}

  /** Ways to sign in that are offered */
  @Get('methods')
  @ApiOkResponse({ type: SignInMethodsView })
  methods(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const methods: SignInMethodsView = {
      email: true,
      sms: this.texts.isOffered,
      google: this.google.isOffered,
    };
    return this.answers.send(request, reply, () =>
      Promise.resolve({ json: JSON.stringify(methods), tags: [] }),
    );
  }

  /**
   * Send digits to sign in with
   * @remarks Sends six digits that are valid for 10 minutes, by mail or SMS. The response is the same whether or not the
   * address has an account.
   */
  @Post('otp')
  @HttpCode(202)
  @LimitRate({ name: 'otp-visitor', points: 20, seconds: 3_600, by: 'visitor', error: TooManyDigits })
  @ApiLimited(['otp-visitor', 'otp-address', 'otp-number'])
  async request(@Body() { to, language = 'en' }: RequestDigitsDto): Promise<DigitsRequestedView> {
    const { resendAt, expiresAt } = await this.codes.request(to, language);
    return { resendAt, expiresAt };
  }

  /**
   * Verify the sent digits
   * @remarks Verifies the digits, with five tries. A new address gets a ticket; an account with a second factor continues
   * with `POST /api/auth/two-factor`.
   */
  @Post('otp/verify')
  @HttpCode(200)
  @LimitRate({ name: 'otp-verify', points: 30, seconds: 60, by: 'visitor' })
  @ApiBadRequestResponse({ description: '`otp.wrong` with `triesLeft`', type: ProblemView })
  @ApiForbiddenResponse({ description: '`auth.account-suspended`', type: ProblemView })
  @ApiGoneResponse({ description: '`otp.expired`', type: ProblemView })
  verify(
    @Body() form: VerifyDigitsDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DigitsVerifiedView> {
    return this.signIn.run(form, request, reply);
  }

  /**
   * Open an account with a verified address
   * @remarks Opens an account without a password, with a verified address, and signs in.
   */
  @Post('otp/complete')
  @LimitRate({ name: 'otp-complete', points: 30, seconds: 60, by: 'visitor' })
  @ApiConflictResponse({ description: '`auth.email-taken`, `phone.taken`', type: ProblemView })
  @ApiGoneResponse({ description: '`otp.ticket-invalid`', type: ProblemView })
  async complete(
    @Body() form: CompleteSignUpDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignUpCompletedView> {
    return { user: SessionUserView.of(await this.signUp.run(form, request, reply)) };
  }
}
