import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { oneBatch } from '../../../common/csv/table-files.service.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { ListExports } from '../../audit/index.js';
import {
  USER_DECISIONS_TABLE,
  USER_PASSES_TABLE,
  USER_POINTS_TABLE,
  USER_SESSIONS_TABLE,
} from './user-detail.csv.js';
import { UserDetailQuery } from './user-detail.service.js';
import { USERS_TABLE } from './users.csv.js';
import { UsersTableQuery } from './users.dto.js';

/** Lists of users and of one user as files. All matching rows are streamed. */
@ApiTags('admin-tables')
@Controller('admin')
@AllowAccess('admin:users')
export class AdminUserTablesController {
  constructor(
    private readonly exports: ListExports,
    private readonly details: UserDetailQuery,
  ) {}

  @Get('users.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  @ApiOperation({ operationId: 'adminTablesUsers', summary: 'Users as a CSV file' })
  users(
    @CurrentUser() admin: SessionUser,
    @Query() query: UsersTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(USERS_TABLE, query, admin, reply);
  }

  /** Passes of a user as a CSV file */
  @Get('users/:id/passes.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  async passes(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) user: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.details.read(user);
    await this.exports.send(USER_PASSES_TABLE, { user }, admin, reply);
  }

  /** Points of a user as a CSV file */
  @Get('users/:id/points.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  async points(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) user: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.details.read(user);
    await this.exports.send(USER_POINTS_TABLE, { user }, admin, reply);
  }

  /** Decisions about a user as a CSV file */
  @Get('users/:id/decisions.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  async decisions(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) user: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { decisions } = await this.details.read(user);
    await this.exports.sendRows(USER_DECISIONS_TABLE, oneBatch(decisions), ['user'], admin, reply);
  }

  /** Sessions of a user as a CSV file */
  @Get('users/:id/sessions.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  async sessions(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) user: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { sessions } = await this.details.read(user);
    await this.exports.sendRows(USER_SESSIONS_TABLE, oneBatch(sessions), ['user'], admin, reply);
  }
}
