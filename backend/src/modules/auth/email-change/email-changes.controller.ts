import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiForbiddenResponse, ApiGoneResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { ChangeEmailDto, StopEmailChangeDto } from './email-change.dto.js';
import { EmailChanges } from './email-changes.service.js';

@ApiTags('account')
@Controller('auth/email/change')
export class EmailChangesController {
  constructor(private readonly changes: EmailChanges) {}

  /**
   * Request a change of the email address
   * @remarks Mails a link to the new address that confirms it (`POST /api/auth/email/verify`), and one to the old address
   * that stops the change.
   */
  @Post()
  @HttpCode(204)
  @AllowAccess('signed-in')
  @LimitRate({ name: 'email-change', points: 6, seconds: 3_600, by: 'user' })
  @Idempotent()
  @ApiForbiddenResponse({ description: '`auth.wrong-password`', type: ProblemView })
  @ApiConflictResponse({
    description: '`auth.email-taken`, `auth.email-changed-recently`',
    type: ProblemView,
  })
  request(@CurrentUser() user: SessionUser, @Body() { email, password }: ChangeEmailDto): Promise<void> {
    return this.changes.request(user, email, password);
  }

  /**
   * Undo a change of the email address
   * @remarks Undoes the change within 72 hours, even if it was confirmed: the old address is restored, and every session
   * ends.
   */
  @Post('stop')
  @HttpCode(204)
  @AllowAccess('public')
  @LimitRate({ name: 'email-change-stop', points: 30, seconds: 60, by: 'address' })
  @Idempotent()
  @ApiConflictResponse({ description: '`auth.email-taken`', type: ProblemView })
  @ApiGoneResponse({ description: '`auth.token-invalid`', type: ProblemView })
  stop(@Body() { token }: StopEmailChangeDto): Promise<void> {
    return this.changes.stop(token);
  }
}
