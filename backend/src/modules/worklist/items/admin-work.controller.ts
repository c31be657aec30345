import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { WorkClaims } from '../claims/work-claims.service.js';
import { ClaimDto, SnoozeDto, WorkQuery } from './work.dto.js';
import { WorkList } from './work-list.service.js';
import { WorkCountsView, WorkItemView } from './work.view.js';

@ApiTags('admin-work')
@Controller('admin/work')
@AllowAccess('admin-staff')
export class AdminWorkController {
  constructor(
    private readonly work: WorkList,
    private readonly claims: WorkClaims,
  ) {}

  /** Waiting items, the earliest due time first */
  @Get()
  @ApiOkResponse({ type: [WorkItemView] })
  @ApiNotFoundResponse({ description: '`work.not-found` for an unknown kind', type: ProblemView })
  async list(
    @CurrentUser() admin: SessionUser,
    @Query() query: WorkQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.work.page(query, admin, request.url), reply);
  }

  /** Numbers of waiting items by kind */
  @Get('counts')
  counts(@CurrentUser() admin: SessionUser): Promise<WorkCountsView> {
    return this.work.counts(admin);
  }

  /** One waiting item */
  @Get(':kind/:id')
  @ApiNotFoundResponse({ description: '`work.not-found`', type: ProblemView })
  one(
    @CurrentUser() admin: SessionUser,
    @Param('kind') kind: string,
    @Param('id') id: string,
  ): Promise<WorkItemView> {
    return this.work.one(kind, id, admin);
  }

  /**
   * Claim an item for the current admin
   * @remarks With `until`, an item of another owner is not claimed. A claim restricts no other admin.
   */
  @Post(':kind/:id/claim')
  @HttpCode(200)
  @ApiBadRequestResponse({ description: '`work.time-wrong`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`work.not-found`', type: ProblemView })
  async claim(
    @CurrentUser() admin: SessionUser,
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Body() { until }: ClaimDto,
  ): Promise<WorkItemView> {
    await this.claims.claim({ kind, id }, admin, until);
    return this.work.one(kind, id, admin);
  }

  /** Release the claim of the current admin */
  @Delete(':kind/:id/claim')
  @HttpCode(200)
  @ApiNotFoundResponse({ description: '`work.not-found`', type: ProblemView })
  async release(
    @CurrentUser() admin: SessionUser,
    @Param('kind') kind: string,
    @Param('id') id: string,
  ): Promise<WorkItemView> {
    await this.claims.release({ kind, id }, admin);
    return this.work.one(kind, id, admin);
  }

  /** Snooze an item until a time */
  @Put(':kind/:id/snooze')
  @ApiBadRequestResponse({ description: '`work.time-wrong`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`work.not-found`', type: ProblemView })
  async snooze(
    @CurrentUser() admin: SessionUser,
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Body() { until }: SnoozeDto,
  ): Promise<WorkItemView> {
    await this.claims.snooze({ kind, id }, admin, until);
    return this.work.one(kind, id, admin);
  }
}
