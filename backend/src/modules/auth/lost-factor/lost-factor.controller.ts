import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiConflictResponse, ApiForbiddenResponse, ApiGoneResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { SessionCookies } from '../sessions/session-cookies.service.js';
import { ResetFactorsDto } from './lost-factor.dto.js';
import { LostFactor } from './lost-factor.service.js';

/** For users who lost their passkeys, phone and recovery codes. */
@ApiTags('two-factor')
@Controller('auth/two-factor')
@AllowAccess('public')
export class LostFactorController {
  constructor(
    private readonly lost: LostFactor,
    private readonly cookies: SessionCookies,
  ) {}

  /**
   * Mail a link that removes the second factors
   * @remarks Mails a link that removes the second factors. The password is already proven, because this follows a first step
   * with `secondFactor: true`.
   */
  @Post('lost')
  @HttpCode(204)
  @LimitRate({ name: 'lost-factor-address', points: 30, seconds: 3_600, by: 'address' })
  @ApiForbiddenResponse({
    description: '`two-factor.reset-by-admin`, `two-factor.reset-needs-email`',
    type: ProblemView,
  })
  @ApiGoneResponse({ description: '`two-factor.sign-in-expired`', type: ProblemView })
  mailLink(@Req() request: FastifyRequest): Promise<void> {
    return this.lost.mailLink(this.cookies.readSecondFactor(request) ?? '');
  }

  /**
   * Remove the second factors with a mailed link
   * @remarks Removes passkeys, authenticator app and recovery codes, and ends every session. Payouts of an owner's business
   * are held for 24 hours.
   */
  @Post('reset')
  @HttpCode(204)
  @LimitRate({ name: 'reset-factors', points: 30, seconds: 60, by: 'address' })
  @ApiForbiddenResponse({ description: '`two-factor.reset-by-admin`', type: ProblemView })
  @ApiGoneResponse({ description: '`auth.token-invalid`', type: ProblemView })
  @ApiConflictResponse({ description: '`two-factor.not-enrolled`', type: ProblemView })
  reset(@Body() { token }: ResetFactorsDto): Promise<void> {
    return this.lost.reset(token);
  }
}
