import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiGoneResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { ChangePasswordDto, ForgotPasswordDto, ResetPasswordDto } from './password.dto.js';
import { PasswordChangesService } from './password-changes.service.js';

@ApiTags('account')
@Controller('auth/password')
export class PasswordsController {
  constructor(private readonly changes: PasswordChangesService) {}

  /**
   * Mail a link that resets the password
   * @remarks Mails a reset link. The response is the same whether or not the e-mail has an account.
   */
  @Post('forgot')
  @HttpCode(204)
  @AllowAccess('public')
  @LimitRate(
    { name: 'forgot-account', points: 3, seconds: 3_600, by: 'account' },
    { name: 'forgot-address', points: 30, seconds: 3_600, by: 'address' },
  )
  @Idempotent()
  forgot(@Body() form: ForgotPasswordDto): Promise<void> {
    return this.changes.forgot(form.email);
  }

  /**
   * Set a new password with a mailed link
   * @remarks Ends every session of the account.
   */
  @Post('reset')
  @HttpCode(204)
  @AllowAccess('public')
  @LimitRate({ name: 'reset-password', points: 30, seconds: 60, by: 'address' })
  @Idempotent()
  @ApiGoneResponse({ description: '`auth.token-invalid`', type: ProblemView })
  reset(@Body() form: ResetPasswordDto): Promise<void> {
    return this.changes.reset(form.token, form.password);
  }

  /**
   * Change the password
   * @remarks Ends the other sessions. 403 `auth.wrong-password` if the current password is wrong.
   */
  @Post('change')
  @HttpCode(204)
  @AllowAccess('signed-in')
  @Idempotent()
  change(@CurrentUser() user: SessionUser, @Body() form: ChangePasswordDto): Promise<void> {
    return this.changes.change(user, form.currentPassword, form.newPassword);
  }
}
