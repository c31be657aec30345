import { Body, Controller, Delete, HttpCode, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiGoneResponse,
  ApiNotFoundResponse,
  ApiTags,
} from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { VerifyPhoneDto } from './phone.dto.js';
import { PhoneNumbers } from './phone-numbers.service.js';

/** The phone number by which an account signs in. */
@ApiTags('account')
@Controller('auth/phone')
@AllowAccess('signed-in')
@NeedsStepUp()
export class PhonesController {
  constructor(private readonly phones: PhoneNumbers) {}

  /**
   * Verify a phone number for signing in
   * @remarks Verifies a number by digits that `POST /api/auth/otp` sent to it. An earlier number of the account is replaced.
   */
  @Put()
  @HttpCode(204)
  @LimitRate({ name: 'phone-verify', points: 30, seconds: 60, by: 'user' })
  @Idempotent()
  @ApiBadRequestResponse({ description: '`otp.wrong` with `triesLeft`', type: ProblemView })
  @ApiForbiddenResponse({ description: '`phone.not-for-admins`, `auth.email-unverified`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`phone.not-offered`', type: ProblemView })
  @ApiConflictResponse({ description: '`phone.taken`', type: ProblemView })
  @ApiGoneResponse({ description: '`otp.expired`', type: ProblemView })
  verify(@CurrentUser() user: SessionUser, @Body() { phone, digits }: VerifyPhoneDto): Promise<void> {
    return this.phones.verify(user, phone, digits);
  }

  /**
   * Remove the phone number from the sign-in
   * @remarks Removes the number from the sign-in; the number of the profile stays.
   */
  @Delete()
  @HttpCode(204)
  @Idempotent()
  @ApiConflictResponse({ description: '`phone.only-way`', type: ProblemView })
  remove(@CurrentUser() user: SessionUser): Promise<void> {
    return this.phones.remove(user);
  }
}
