import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { ListExports } from '../../audit/index.js';
import { askedAssignee } from './asked-assignee.js';
import { MESSAGES_TABLE } from './messages.csv.js';
import { MessagesTableQuery } from './messages.dto.js';

/** List of messages as a file. All matching rows are streamed. */
@ApiTags('admin-tables')
@Controller('admin')
@AllowAccess('admin:messages')
export class AdminMessageTablesController {
  constructor(private readonly exports: ListExports) {}

  /** Messages as a CSV file */
  @Get('messages.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  messages(
    @CurrentUser() admin: SessionUser,
    @Query() { assignee, ...query }: MessagesTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = { ...query, assignee: askedAssignee(assignee, admin) };
    return this.exports.send(MESSAGES_TABLE, asked, admin, reply);
  }
}
