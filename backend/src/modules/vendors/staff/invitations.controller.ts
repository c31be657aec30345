import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiGoneResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { InvitationView, JoinedView } from './staff.view.js';
import { InvitationsService } from './invitations.service.js';

const again = (controller: StaffInvitationsController, _id: string, user: SessionUser): Promise<JoinedView> =>
  controller.invitations.work(user.id);

/** Invitations for their recipients. */
@ApiTags('staff')
@Controller('staff-invitations')
@ApiGoneResponse({ description: '`staff.invitation-invalid`', type: ProblemView })
export class StaffInvitationsController {
  constructor(readonly invitations: InvitationsService) {}

  /** An invitation to work for a business */
  @Get(':token')
  @AllowAccess('public')
  @LimitRate({ name: 'staff-invitation-look', points: 30, seconds: 60, by: 'visitor' })
  read(@Param('token') token: string): Promise<InvitationView> {
    return this.invitations.read(token);
  }

  /** Accept an invitation to work for a business */
  @Post(':token/accept')
  @HttpCode(200)
  @AllowAccess('signed-in')
  @LimitRate({ name: 'staff-invitation-accept', points: 30, seconds: 60, by: 'user' })
  @Idempotent(again)
  @ApiConflictResponse({ description: '`staff.already-member`, `vendor.works-elsewhere`', type: ProblemView })
  accept(@CurrentUser() user: SessionUser, @Param('token') token: string): Promise<JoinedView> {
    return this.invitations.accept(user, token);
  }
}
