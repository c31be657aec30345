import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { keysetStatement } from '../../../common/paging/keyset-list.sql.js';
import { KeysetPages } from '../../../common/paging/keyset-pages.js';
import { PageQuery } from '../../../common/paging/page-query.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { UserModerationService } from '../../auth/index.js';
import { PointCorrectionsService } from '../../loyalty/index.js';
import { ReasonDto } from '../../../common/validation/reason.dto.js';
import { AdminUserView } from './user-lists.view.js';
import { AdminUsersQuery, ChangeRoleDto, CorrectPointsDto } from './users.dto.js';
import { AdminPointsEntryView, AdminUserDetailView, AdminUserPassView } from './users.view.js';
import { UserDetailQuery } from './user-detail.service.js';
import { USER_PASSES } from './user-passes-list.sql.js';
import { USER_POINTS } from './user-points-list.sql.js';
import { USERS } from './users-list.sql.js';

const again = (controller: AdminUsersController, id: string): Promise<AdminUserDetailView> =>
  controller.details.read(Number(id));

@ApiTags('admin-users')
@Controller('admin/users')
@AllowAccess('admin:users')
export class AdminUsersController {
  constructor(
    private readonly pages: KeysetPages,
    private readonly moderation: UserModerationService,
    private readonly corrections: PointCorrectionsService,
    readonly details: UserDetailQuery,
  ) {}

  /** Users of the marketplace */
  @Get()
  @ApiOkResponse({ type: [AdminUserView] })
  async list(
    @Query() query: AdminUsersQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.pages.read(keysetStatement(USERS, query), request.url), reply);
  }

  /** One user in detail */
  @Get(':id')
  @ApiNotFoundResponse({ description: '`user.not-found`', type: ProblemView })
  one(@Param('id', IdPipe) id: number): Promise<AdminUserDetailView> {
    return this.details.read(id);
  }

  /** Passes of a user */
  @Get(':id/passes')
  @ApiOkResponse({ type: [AdminUserPassView] })
  async passes(
    @Param('id', IdPipe) user: number,
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(
      await this.pages.read(keysetStatement(USER_PASSES, { ...query, user }), request.url),
      reply,
    );
  }

  /** Points of a user */
  @Get(':id/points')
  @ApiOkResponse({ type: [AdminPointsEntryView] })
  async points(
    @Param('id', IdPipe) user: number,
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(
      await this.pages.read(keysetStatement(USER_POINTS, { ...query, user }), request.url),
      reply,
    );
  }

  /**
   * Suspend a user
   * @remarks Ends all sessions of the user immediately, on every instance.
   */
  @Patch(':id/suspend')
  @Audited('user.suspended')
  @Idempotent(again)
  @ApiForbiddenResponse({ description: '`user.own-account`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`user.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description: '`user.state-forbids` with the current state, `user.last-admin`',
    type: ProblemView,
  })
  async suspend(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ReasonDto,
  ): Promise<AdminUserDetailView> {
    await this.moderation.suspend(id, admin, form.reason);
    return this.details.read(id);
  }

  /** Reinstate a suspended user */
  @Patch(':id/reinstate')
  @Audited('user.reinstated')
  @Idempotent(again)
  @ApiForbiddenResponse({ description: '`user.own-account`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`user.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`user.state-forbids` with the current state', type: ProblemView })
  async reinstate(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ReasonDto,
  ): Promise<AdminUserDetailView> {
    await this.moderation.reinstate(id, admin, form.reason);
    return this.details.read(id);
  }

  /**
   * Change the role of a user
   * @remarks Ends the user's sessions, because those of admins are shorter.
   */
  @Patch(':id/role')
  @AllowAccess('admin:roles')
  @NeedsStepUp()
  @Audited('user.role-changed')
  @Idempotent(again)
  @ApiForbiddenResponse({ description: '`user.own-account`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`user.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description:
      '`user.state-forbids` with the current role, `user.last-admin`, `user.works-for-business`, `user.email-unverified`',
    type: ProblemView,
  })
  async changeRole(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ChangeRoleDto,
  ): Promise<AdminUserDetailView> {
    await this.moderation.changeRole(id, admin, form);
    return this.details.read(id);
  }

  /**
   * Remove the second factors of an admin
   * @remarks Removes an admin's lost passkeys and authenticator app, and ends the sessions. Other users reset theirs by mail
   * and password.
   */
  @Patch(':id/reset-factors')
  @AllowAccess('admin:roles')
  @NeedsStepUp()
  @Audited('user.factors-reset')
  @Idempotent(again)
  @ApiForbiddenResponse({ description: '`user.own-account`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`user.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description: '`user.state-forbids` with the role of who is no admin, `two-factor.not-enrolled`',
    type: ProblemView,
  })
  async resetFactors(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: ReasonDto,
  ): Promise<AdminUserDetailView> {
    await this.moderation.resetFactors(id, admin, form.reason);
    return this.details.read(id);
  }

  /**
   * Add or remove points of a user
   * @remarks Adds or removes points with an entry in the ledger.
   */
  @Post(':id/points')
  @HttpCode(200)
  @Audited('points.corrected')
  @Idempotent(again)
  @ApiForbiddenResponse({ description: '`user.own-account`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`user.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description: '`points.too-few` with the balance, `points.too-many`',
    type: ProblemView,
  })
  async correctPoints(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() form: CorrectPointsDto,
  ): Promise<AdminUserDetailView> {
    await this.corrections.correct(id, admin.id, form.delta, form.reason);
    return this.details.read(id);
  }
}
