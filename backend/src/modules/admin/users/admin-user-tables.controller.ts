import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { ListExports } from '../../audit/index.js';
import { USERS_TABLE } from './users.csv.js';
import { UsersTableQuery } from './users.dto.js';

/** List of users as a file. All matching rows are streamed. */
@ApiTags('admin-tables')
@Controller('admin')
@AllowAccess('admin:users')
export class AdminUserTablesController {
  constructor(private readonly exports: ListExports) {}

  @Get('users.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  @ApiOperation({ operationId: 'adminTablesUsers', summary: 'The users as a CSV file' })
  users(
    @CurrentUser() admin: SessionUser,
    @Query() query: UsersTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(USERS_TABLE, query, admin, reply);
  }
}
