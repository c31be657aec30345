import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { keysetStatement } from '../../common/paging/keyset-list.js';
import { KeysetPages } from '../../common/paging/keyset-pages.js';
import { sendPage } from '../../common/paging/send-page.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { AUDIT_LOG } from './audit-log-list.sql.js';
import { AuditLogQuery } from './dto/audit-log.dto.js';
import { AuditEntryView } from './dto/audit-log.view.js';

/** Steps from one kind to the next along the index, however many rows there are of each. */
const ACTIONS = `
  WITH RECURSIVE kinds AS (
    (SELECT action FROM audit_log ORDER BY action LIMIT 1)
    UNION ALL
    SELECT (SELECT a.action FROM audit_log a WHERE a.action > kinds.action ORDER BY a.action LIMIT 1) FROM kinds WHERE kinds.action IS NOT NULL
  )
  SELECT action FROM kinds WHERE action IS NOT NULL`;

@ApiTags('admin-audit')
@Controller('admin/audit')
@AllowAccess('admin')
export class AuditLogController {
  constructor(
    private readonly pages: KeysetPages,
    private readonly transactions: Transactions,
  ) {}

  @Get()
  @ApiOkResponse({ type: [AuditEntryView] })
  async list(
    @Query() query: AuditLogQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.pages.read(keysetStatement(AUDIT_LOG, query), request.url), reply);
  }

  /** Every kind of act that was ever noted. */
  @Get('actions')
  async actions(): Promise<string[]> {
    return (await this.transactions.query<{ action: string }>(ACTIONS)).map(({ action }) => action);
  }
}
