import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiGoneResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { EndSessionsDto } from './session-ending.dto.js';
import { SessionEnding } from './session-ending.service.js';

@ApiTags('account')
@Controller('auth/sessions/end')
export class SessionEndingController {
  constructor(private readonly ending: SessionEnding) {}

  /**
   * End every session by a mailed link
   * @remarks Ends every session of the account to which the mail was sent, and mails a link for a new password.
   */
  @Post()
  @HttpCode(204)
  @AllowAccess('public')
  @LimitRate({ name: 'end-sessions', points: 30, seconds: 60, by: 'address' })
  @Idempotent()
  @ApiGoneResponse({ description: '`auth.token-invalid`', type: ProblemView })
  end(@Body() { token }: EndSessionsDto): Promise<void> {
    return this.ending.end(token);
  }
}
