import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { PageQuery } from '../../../common/paging/page-query.js';
import { OwnInvitationView } from './own-invitation.view.js';
import { OwnInvitations } from './own-invitations.service.js';

@ApiTags('loyalty')
@Controller('users/me/invitations')
@AllowAccess('signed-in')
export class OwnInvitationsController {
  constructor(private readonly invitations: OwnInvitations) {}

  /**
   * People who came by the user's links
   * @remarks The people who came by the user's links, newest first: first names only.
   */
  @Get()
  async list(
    @CurrentUser() user: SessionUser,
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnInvitationView[]> {
    const { invitations, headers } = await this.invitations.list(user.id, query, request.url);
    reply.headers(headers);
    return invitations;
  }
}
