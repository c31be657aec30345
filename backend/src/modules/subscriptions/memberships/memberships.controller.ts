import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { ReadsReplicas } from '../../../common/connections/uses-connections.decorator.js';
import { PublicResponseCache } from '../../../common/http-cache/public-response-cache.js';
import { MembershipView } from './membership.view.js';
import { MembershipsService } from './memberships.service.js';

@ApiTags('subscriptions')
@Controller('memberships')
@AllowAccess('public')
@ReadsReplicas()
export class MembershipsController {
  constructor(
    private readonly memberships: MembershipsService,
    private readonly answers: PublicResponseCache,
  ) {}

  /** Memberships on offer */
  @Get()
  @ApiOkResponse({ type: [MembershipView] })
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answers.send(request, reply, () => this.memberships.list());
  }
}
