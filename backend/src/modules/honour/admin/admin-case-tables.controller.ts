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
import { CasesTableQuery } from '../cases/case.dto.js';
import { CASES_TABLE } from './cases.csv.js';

/** The list of cases as a file: every row that matches, sent while the list is read. */
@ApiTags('admin-tables')
@Controller('admin')
@AllowAccess('admin:cases-read')
export class AdminCaseTablesController {
  constructor(private readonly exports: ListExports) {}

  @Get('cases.csv')
  @NeedsStepUp()
  @Audited('list.exported')
  @TableResponse()
  @ApiOperation({ operationId: 'adminTablesCases', summary: 'Cases as a CSV file' })
  cases(
    @CurrentUser() admin: SessionUser,
    @Query() query: CasesTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.send(CASES_TABLE, query, admin, reply);
  }
}
