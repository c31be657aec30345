import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { TableResponse } from '../../../common/csv/table-response.decorator.js';
import { AUDIT_LOG_TABLE } from './audit-log.csv.js';
import { AuditTableQuery } from './audit-log.dto.js';
import { ListExports } from '../../audit/index.js';

@ApiTags('admin-tables')
@Controller('admin')
@AllowAccess('admin:audit')
export class AuditTableController {
  constructor(private readonly exports: ListExports) {}

  /** The audit log as a CSV file */
  @Get('audit.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  table(
    @CurrentUser() admin: SessionUser,
    @Query() query: AuditTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(AUDIT_LOG_TABLE, query, admin, reply);
  }
}
