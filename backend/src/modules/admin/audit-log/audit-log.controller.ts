import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { keysetStatement } from '../../../common/paging/keyset-list.sql.js';
import { KeysetPages } from '../../../common/paging/keyset-pages.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AUDIT_LOG } from './audit-log-list.sql.js';
import { AuditLogQuery } from './audit-log.dto.js';
import { AuditEntryView } from './audit-log.view.js';
import { ACTIONS } from './audit-log.sql.js';

@ApiTags('admin-audit')
@Controller('admin/audit')
@AllowAccess('admin:audit')
export class AuditLogController {
  constructor(
    private readonly pages: KeysetPages,
    private readonly transactions: Transactions,
  ) {}

  /** Entries of the audit log */
  @Get()
  @ApiOkResponse({ type: [AuditEntryView] })
  async list(
    @Query() query: AuditLogQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.pages.read(keysetStatement(AUDIT_LOG, query), request.url), reply);
  }

  /** All kinds of actions in the log */
  @Get('actions')
  async actions(): Promise<string[]> {
    return (await this.transactions.query<{ action: string }>(ACTIONS)).map(({ action }) => action);
  }
}
