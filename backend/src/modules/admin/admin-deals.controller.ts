import { Body, Controller, Get, Param, Patch, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { ProblemView } from '../../common/errors/problem.js';
import { Idempotent } from '../../common/idempotency/replay.decorator.js';
import { PageQuery } from '../../common/paging/page-query.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import {
  DealModerationService,
  ManagedDealQuery,
  ManagedDealsService,
  ManagedDealView,
} from '../deals/index.js';
import { FeatureDto, RejectDto } from './dto/admin.dto.js';

const again = (controller: AdminDealsController, id: string): Promise<ManagedDealView> =>
  controller.managed.one(Number(id), null);

@ApiTags('admin')
@Controller('admin')
@AllowAccess('admin')
@ApiNotFoundResponse({ type: ProblemView })
@ApiConflictResponse({ description: '`deal.state-forbids` with the current state', type: ProblemView })
export class AdminDealsController {
  constructor(
    private readonly moderation: DealModerationService,
    readonly managed: ManagedDealsService,
  ) {}

  @Get('deals')
  @ApiOkResponse({ type: [ManagedDealView] })
  list(
    @Query() query: ManagedDealQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(query, request, reply);
  }

  /** New deals and changes of live ones that wait, the oldest first. */
  @Get('deals/pending')
  @ApiOkResponse({ type: [ManagedDealView] })
  pending(
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send({ ...query, status: 'pending' }, request, reply);
  }

  @Patch('deals/:id/approve')
  @Idempotent(again)
  async approve(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
  ): Promise<ManagedDealView> {
    await this.moderation.approve(id, admin);
    return this.managed.one(id, null);
  }

  @Patch('deals/:id/reject')
  @Idempotent(again)
  async reject(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: RejectDto,
  ): Promise<ManagedDealView> {
    await this.moderation.reject(id, admin, form);
    return this.managed.one(id, null);
  }

  @Patch('deals/:id/feature')
  @Idempotent(again)
  async feature(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: FeatureDto,
  ): Promise<ManagedDealView> {
    await this.moderation.feature(id, admin, form.featured);
    return this.managed.one(id, null);
  }

  @Patch('revisions/:id/approve')
  @Idempotent(again)
  async approveRevision(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
  ): Promise<ManagedDealView> {
    return this.managed.one(await this.moderation.approveRevision(id, admin), null);
  }

  @Patch('revisions/:id/reject')
  @Idempotent(again)
  async rejectRevision(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: RejectDto,
  ): Promise<ManagedDealView> {
    return this.managed.one(await this.moderation.rejectRevision(id, admin, form), null);
  }

  private async send(query: ManagedDealQuery, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const page = await this.managed.list(query, null, request.url);
    await reply.headers(page.headers).type('application/json; charset=utf-8').send(page.json);
  }
}
