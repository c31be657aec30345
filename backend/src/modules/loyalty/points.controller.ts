import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { PageQuery } from '../../common/paging/page-query.js';
import { LoyaltyService } from './loyalty.service.js';
import { PointsEntryView } from './points-entry.view.js';

@ApiTags('loyalty')
@Controller('users/me/points')
@AllowAccess('signed-in')
export class PointsController {
  constructor(private readonly loyalty: LoyaltyService) {}

  @Get()
  async list(
    @CurrentUser() user: SessionUser,
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PointsEntryView[]> {
    const { entries, headers } = await this.loyalty.entriesOf(user.id, query, request.url);
    reply.headers(headers);
    return entries;
  }
}
