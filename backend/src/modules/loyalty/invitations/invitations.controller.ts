import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiGoneResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { AcceptInvitationDto, InvitationQuery } from './invitation.dto.js';
import { DealInvitationView, InviteLinkView } from './invitation.view.js';
import { InvitationsService } from './invitations.service.js';

const linkAgain = (
  controller: InvitationsController,
  dealId: string,
  user: SessionUser,
): Promise<InviteLinkView> => controller.invitations.ownLink(user.id, Number(dealId));

/** Invitations to a deal. */
@ApiTags('invitations')
@Controller('deals/:id')
@ApiNotFoundResponse({ description: '`deal.not-found`, `invitation.not-found`', type: ProblemView })
@ApiGoneResponse({ description: '`invitation.expired`', type: ProblemView })
export class InvitationsController {
  constructor(readonly invitations: InvitationsService) {}

  /**
   * Create a link that invites to a deal
   * @remarks Creates the customer's link to the deal, valid for 30 days or until the deal ends. A repeated call returns the
   * same link while it is valid.
   */
  @Post('invitations')
  @AllowAccess('signed-in')
  @LimitRate({ name: 'invitations', points: 30, seconds: 60, by: 'user' })
  @Idempotent(linkAgain)
  @ApiCreatedResponse({ type: InviteLinkView })
  invite(@CurrentUser() user: SessionUser, @Param('id', IdPipe) dealId: number): Promise<InviteLinkView> {
    return this.invitations.invite(user.id, dealId);
  }

  /**
   * Who invites to a deal
   * @remarks First name and initial of the inviter.
   */
  @Get('invitation')
  @AllowAccess('public')
  @LimitRate({ name: 'invitation-look', points: 30, seconds: 60, by: 'visitor' })
  @ApiOkResponse({ type: DealInvitationView })
  read(@Param('id', IdPipe) dealId: number, @Query() { i }: InvitationQuery): Promise<DealInvitationView> {
    return this.invitations.read(dealId, i);
  }

  /**
   * Accept an invitation to a deal
   * @remarks Stores that the customer came by this link. Also returns 204 if it earns no reward.
   */
  @Post('invitation/accept')
  @HttpCode(204)
  @AllowAccess('signed-in')
  @LimitRate({ name: 'invitation-accept', points: 30, seconds: 60, by: 'user' })
  @Idempotent()
  @ApiNoContentResponse()
  accept(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) dealId: number,
    @Body() { token }: AcceptInvitationDto,
  ): Promise<void> {
    return this.invitations.accept(user.id, dealId, token);
  }
}
