import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { OwnSessionView } from './own-session.view.js';
import { OwnSessionsService } from './own-sessions.service.js';

@ApiTags('account')
@Controller('auth/sessions')
@AllowAccess('signed-in')
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  /** The caller's sessions */
  @Get()
  list(@CurrentUser() user: SessionUser): Promise<OwnSessionView[]> {
    return this.sessions.list(user);
  }

  /** End one of the caller's sessions */
  @Delete(':id')
  @HttpCode(204)
  @Idempotent()
  @ApiNotFoundResponse({ description: '`session.not-found`', type: ProblemView })
  end(@CurrentUser() user: SessionUser, @Param('id', PublicIdPipe) id: string): Promise<void> {
    return this.sessions.end(user.id, id);
  }
}
