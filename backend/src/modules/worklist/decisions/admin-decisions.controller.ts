import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiConflictResponse, ApiForbiddenResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { PendingDecisionView } from './pending-decision.view.js';
import { PendingDecisions } from './pending-decisions.service.js';

@ApiTags('admin-work')
@Controller('admin/decisions')
@AllowAccess('admin-staff')
@ApiNotFoundResponse({ description: '`decision.not-found`', type: ProblemView })
export class AdminDecisionsController {
  constructor(private readonly decisions: PendingDecisions) {}

  /** One decision that can be undone */
  @Get(':id')
  one(
    @CurrentUser() admin: SessionUser,
    @Param('id', PublicIdPipe) id: string,
  ): Promise<PendingDecisionView> {
    return this.decisions.seenBy(admin, id);
  }

  /** Undo a decision that has not taken effect yet */
  @Delete(':id')
  @HttpCode(204)
  @Audited('decision.taken-back')
  @Idempotent()
  @ApiForbiddenResponse({ description: '`decision.not-yours`', type: ProblemView })
  @ApiConflictResponse({ description: '`decision.settled`', type: ProblemView })
  takeBack(@CurrentUser() admin: SessionUser, @Param('id', PublicIdPipe) id: string): Promise<void> {
    return this.decisions.takeBack(id, admin.id);
  }
}
